import { open, type FileHandle } from 'node:fs/promises'
import { holding, saying } from './filmWithoutPlace.ts'

/** Zeros are written in pieces of so many bytes. */
const nothing = Buffer.alloc(65_536)

/**
 * Empties the boxes of words of a film (MP4, QuickTime), where the place is written, in the file itself: as
 * `filmWithoutPlace` does, but without holding the film. False for a file whose boxes cannot be told apart, which is then to be
 * thrown away.
 */
export async function clearFilm(path: string): Promise<boolean> {
  const film = await open(path, 'r+')
  try {
    const { size } = await film.stat()
    return await clear(film, 0, size)
  } finally {
    await film.close()
  }
}

async function clear(film: FileHandle, from: number, to: number): Promise<boolean> {
  let at = from
  while (at + 8 <= to) {
    const { buffer, bytesRead } = await film.read(Buffer.alloc(16), 0, 16, at)
    if (bytesRead < 8) return false
    const name = buffer.toString('latin1', 4, 8)
    let [size, head] = [buffer.readUInt32BE(0), 8]
    if (size === 1 && bytesRead === 16) [size, head] = [Number(buffer.readBigUInt64BE(8)), 16]
    // The last box of a file may leave its length to it.
    if (size === 0) size = to - at
    // A film that was cut short is shown as far as it goes.
    if (name === 'mdat' && at + size > to) return true
    if (size < head || at + size > to) return false
    if (saying.has(name)) {
      await film.write('free', at + 4, 'latin1')
      await empty(film, at + head, at + size)
    } else if (holding.has(name) && !(await clear(film, at + head, at + size))) return false
    at += size
  }
  // Four bytes of nothing may end a list of QuickTime's.
  const { buffer, bytesRead } = await film.read(Buffer.alloc(8), 0, Math.min(8, to - at), at)
  return buffer.subarray(0, bytesRead).every((byte) => byte === 0)
}

async function empty(film: FileHandle, from: number, to: number): Promise<void> {
  for (let at = from; at < to; at += nothing.length)
    await film.write(nothing, 0, Math.min(nothing.length, to - at), at)
}
