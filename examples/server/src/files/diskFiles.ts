import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readFile, rename, rm, stat, statfs, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { safeName, type Files } from './files.ts'

/** Bytes below which a disk counts as full: a few uploads at their largest. */
export const leastSpace = 100 * 1_048_576

/** Files in a folder; beside each lies its type. `spaceOf` says how many bytes its disk still takes. */
export function diskFiles(folder: string, spaceOf = freeSpace): Files {
  const pathOf = (name: string) => join(folder, safeName(name))
  const typeOf = (path: string) => `${path}.type`
  return {
    async put(name, content, type) {
      const path = pathOf(name)
      await mkdir(dirname(path), { recursive: true })
      await whole(typeOf(path), (part) => writeFile(part, type))
      await whole(path, (part) =>
        pipeline(Readable.fromWeb(content.stream() as never), createWriteStream(part)),
      )
    },
    async get(name, part) {
      const path = pathOf(name)
      const entry = await stat(path).catch(() => null)
      if (!entry?.isFile()) return null
      const type = await readFile(typeOf(path), 'utf8').catch(() => 'application/octet-stream')
      const body = Readable.toWeb(
        createReadStream(path, part && { start: part.first, end: part.last }),
      ) as unknown as ReadableStream<Uint8Array>
      return { body, size: entry.size, type }
    },
    async remove(name) {
      const path = pathOf(name)
      await Promise.all([rm(path, { force: true }), rm(typeOf(path), { force: true })])
    },
    async health() {
      try {
        await mkdir(folder, { recursive: true })
        const space = await spaceOf(folder)
        if (space < leastSpace)
          return `The disk is full: ${Math.floor(space / 1_048_576)} MB are left for files.`
        // A folder may be closed, and a quota used up, while the disk has room.
        const probe = join(folder, `.probe-${randomUUID()}`)
        try {
          await writeFile(probe, probe)
        } finally {
          await rm(probe, { force: true })
        }
        return 'ok'
      } catch (error) {
        return (error as Error).message
      }
    },
  }
}

async function freeSpace(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** Writes under a name of its own first: nobody reads half a file, and two who write the same do not meet. */
async function whole(path: string, write: (part: string) => Promise<void>): Promise<void> {
  const part = `${path}.${randomUUID()}.part`
  try {
    await write(part)
    await rename(part, path)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}
