import { textOf } from '../shape.js'

/**
 * The beginning of a text on one line, of at most so many characters and an ellipsis: up to a whole word, without the
 * sign that stood after it. A shorter text is whole.
 */
export function excerpt(text: string, most: number): string {
  const line = textOf(text)
    .replaceAll(/\s\s+|[^\S ]/g, ' ')
    .trim()
  const room = typeof most === 'number' && most > 0 ? most : 0
  if (line.length <= room) return line
  const end = line.lastIndexOf(' ', room - 1)
  return `${line.slice(0, end > 0 ? end : room).replace(/[\s,;.:–—-]+$/, '')}…`
}
