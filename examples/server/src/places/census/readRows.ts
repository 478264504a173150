import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'

/** A file is not one of the Census Bureau's gazetteer files: its message is the one sentence to print. */
export class BadGazetteerFile extends Error {
  override readonly name = 'BadGazetteerFile'
}

/**
 * The rows of a gazetteer file, read bit by bit, with the columns that are asked for. The first line names the
 * columns; they stand between tabs, in the newest files between bars, and the last one is padded with spaces.
 */
export async function* readRows<C extends string>(
  path: string,
  columns: readonly C[],
): AsyncGenerator<Readonly<Record<C, string>>> {
  const input = createReadStream(path, 'utf8')
  const lines = createInterface({ input, crlfDelay: Infinity })
  let places: readonly number[] | undefined
  let separator = '\t'
  let number = 0
  try {
    for await (const line of lines) {
      number += 1
      if (line.trim() === '') continue
      if (!places) {
        separator = line.includes('\t') ? '\t' : '|'
        places = placesOf(line, separator, columns, path)
        continue
      }
      const cells = line.split(separator)
      const row = columns.map((column, at) => [column, cells[places![at]!]?.trim()] as const)
      const missing = row.find(([, cell]) => cell === undefined)
      if (missing) throw new BadGazetteerFile(`${path} has no ${missing[0]} in line ${number}.`)
      yield Object.fromEntries(row) as Record<C, string>
    }
  } finally {
    lines.close()
    input.destroy()
  }
  if (!places) throw new BadGazetteerFile(`${path} is empty.`)
}

/** A row's number, or a sentence that names the file. */
export function numberIn(path: string, column: string, text: string): number {
  const value = Number(text)
  if (text !== '' && Number.isFinite(value)) return value
  throw new BadGazetteerFile(`${path} has ‘${text}’ where ${column} is a number.`)
}

function placesOf(head: string, separator: string, columns: readonly string[], path: string): number[] {
  const names = head
    .replace(/^\uFEFF/, '')
    .split(separator)
    .map((name) => name.trim())
  const missing = columns.filter((column) => !names.includes(column))
  if (missing.length === 0) return columns.map((column) => names.indexOf(column))
  throw new BadGazetteerFile(
    `${path} is not the gazetteer file that is asked for: its first line lacks ${missing.join(', ')}.`,
  )
}
