import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The data folder is in use: its message is the one sentence to print. */
export class FolderLocked extends Error {
  override readonly name = 'FolderLocked'
}

/**
 * Takes the data folder for this process; two that open one folder would silently lose rows.
 * A lock whose process is gone is taken over. Throws FolderLocked. Answers how to give it back.
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'lock')
  mkdirSync(folder, { recursive: true })
  for (let tries = 0; tries < 2; tries++) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' })
      return () => rmSync(file, { force: true })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      const owner = ownerOf(file)
      if (owner !== null && runs(owner)) {
        throw new FolderLocked(
          `The data folder ${folder} is in use by process ${owner}: stop that one, or set DATA_DIR to another folder.`,
        )
      }
      rmSync(file, { force: true })
    }
  }
  throw new FolderLocked(`The data folder ${folder} is being taken by another process: try again.`)
}

function ownerOf(file: string): number | null {
  try {
    const pid = Number(readFileSync(file, 'utf8'))
    return Number.isInteger(pid) && pid > 0 ? pid : null
  } catch {
    return null
  }
}

function runs(pid: number): boolean {
  // After a restart of a container the number may be our own again: nobody else holds it then.
  if (pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
