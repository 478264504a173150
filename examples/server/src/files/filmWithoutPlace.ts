/** Boxes that hold others among which a device writes about the film; all else is passed over whole. */
export const holding = new Set(['moov', 'trak', 'mdia', 'minf', 'moof', 'traf'])
/** Boxes that say something about the film, and nothing of how it is shown. */
export const saying = new Set(['udta', 'meta', 'uuid'])

/**
 * A film (MP4, QuickTime) whose boxes of words, where the place is written, are empty space. Nothing moves, since a film
 * names its pictures by where they lie. Null for a file whose boxes cannot be told apart.
 */
export function filmWithoutPlace(file: Buffer): Buffer | null {
  const film = Buffer.from(file)
  return clear(film, 0, film.length) ? film : null
}

function clear(film: Buffer, from: number, to: number): boolean {
  let at = from
  while (at + 8 <= to) {
    const name = film.toString('latin1', at + 4, at + 8)
    let [size, head] = [film.readUInt32BE(at), 8]
    if (size === 1 && at + 16 <= to) [size, head] = [Number(film.readBigUInt64BE(at + 8)), 16]
    // The last box of a file may leave its length to it.
    if (size === 0) size = to - at
    // A film that was cut short is shown as far as it goes.
    if (name === 'mdat' && at + size > to) return true
    if (size < head || at + size > to) return false
    if (saying.has(name)) {
      film.write('free', at + 4, 'latin1')
      film.fill(0, at + head, at + size)
    } else if (holding.has(name) && !clear(film, at + head, at + size)) return false
    at += size
  }
  // Four bytes of nothing may end a list of QuickTime's.
  return film.subarray(at, to).every((byte) => byte === 0)
}
