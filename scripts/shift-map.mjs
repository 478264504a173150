/**
 * A source map's mappings after texts without line breaks were put into the generated file: what stands behind one in its
 * line has moved to the right. Of each segment only the first number, the column since the segment before, can change.
 *
 * @param {string} mappings Those of the file as it was.
 * @param {{ line: number, column: number, length: number }[]} inserted In order; lines and columns of the file as it
 *   was, from 0.
 */
export function shiftMappings(mappings, inserted) {
  const lines = mappings.split(';')
  const byLine = new Map()
  for (const mark of inserted) byLine.set(mark.line, [...(byLine.get(mark.line) ?? []), mark])
  for (const [line, marks] of byLine) if (lines[line]) lines[line] = shiftLine(lines[line], marks)
  return lines.join(';')
}

function shiftLine(segments, marks) {
  const left = [...marks]
  let column = 0
  return segments
    .split(',')
    .map((segment) => {
      const [delta, rest] = firstNumber(segment)
      column += delta
      let moved = delta
      while (left.length > 0 && left[0].column <= column) moved += left.shift().length
      return writeNumber(moved) + rest
    })
    .join(',')
}

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** The first of the numbers of a segment, and the text of the others: five bits a digit, the lowest of all is the sign. */
function firstNumber(segment) {
  let value = 0
  for (let at = 0; ; at++) {
    const digit = digits.indexOf(segment[at])
    value += (digit & 31) << (5 * at)
    if (digit < 32) return [value & 1 ? -(value >>> 1) : value >>> 1, segment.slice(at + 1)]
  }
}

function writeNumber(number) {
  let left = number < 0 ? (-number << 1) | 1 : number << 1
  let written = ''
  do {
    const digit = left & 31
    left >>>= 5
    written += digits[left > 0 ? digit | 32 : digit]
  } while (left > 0)
  return written
}
