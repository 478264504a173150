import { randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CannotStart } from './cannotStart.ts'
import { startOf } from './processStart.ts'

/** The data folder is in use. */
export class FolderLocked extends CannotStart {
  override readonly name = 'FolderLocked'
}

/** A process as a lock names it: its number, and when it began, for the number may be another's by now. */
interface Owner {
  readonly pid: number
  /** Null where the lock does not say. */
  readonly began: string | null
}

/**
 * Takes the data folder for this process; two that open one folder would silently lose rows. A lock whose process
 * is gone is taken over, also when another program has its number. Throws FolderLocked, or CannotStart where the
 * folder can not be written. Answers how to give it back.
 */
export function lockFolder(folder: string, began = startOf): () => void {
  const file = join(folder, 'lock')
  try {
    mkdirSync(folder, { recursive: true })
    for (let tries = 0; tries < 2; tries++) {
      if (take(file, `${process.pid} ${began(process.pid) ?? ''}`.trim()))
        return () => rmSync(file, { force: true })
      const found = read(file)
      const owner = found === null ? null : ownerOf(found)
      if (owner && lives(owner, began)) {
        throw new FolderLocked(
          `The data folder ${folder} is in use by process ${owner.pid}: stop that one, or set DATA_DIR to another folder.`,
        )
      }
      if (found !== null) putAway(file, found)
    }
  } catch (error) {
    if (error instanceof CannotStart || (error as NodeJS.ErrnoException).code === undefined) throw error
    throw new CannotStart(
      `The data folder ${folder} cannot be used (${(error as Error).message}): set DATA_DIR to one that this server may write.`,
    )
  }
  throw new FolderLocked(`The data folder ${folder} is being taken by another process: try again.`)
}

/** Makes the file with all that is in it, so that nobody reads an empty one; false when there is one already. */
function take(file: string, content: string): boolean {
  const own = `${file}.${randomUUID()}`
  writeFileSync(own, content)
  try {
    linkSync(own, file)
    return true
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') return false
    if (!code || !withoutLinks.has(code)) throw error
    return takeWithoutLink(file, content)
  } finally {
    rmSync(own, { force: true })
  }
}

/** What a file system answers that has no links. */
const withoutLinks = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK'])

function takeWithoutLink(file: string, content: string): boolean {
  try {
    writeFileSync(file, content, { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** Moves a lock away that nobody holds; puts it back where it has become another's in between. */
function putAway(file: string, found: string): void {
  const aside = `${file}.${randomUUID()}`
  try {
    renameSync(file, aside)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return
    throw error
  }
  const moved = readFileSync(aside, 'utf8')
  if (moved !== found) take(file, moved)
  rmSync(aside, { force: true })
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

function ownerOf(text: string): Owner | null {
  const [, pid, began] = /^(\d+)(?: (.+))?$/.exec(text.trim()) ?? []
  return Number(pid) > 0 ? { pid: Number(pid), began: began ?? null } : null
}

function lives({ pid, began }: Owner, startedAt: typeof startOf): boolean {
  const now = startedAt(pid)
  if (began !== null && now !== null) return began === now
  // After a restart of a container the number may be our own again: nobody else holds it then.
  if (pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
