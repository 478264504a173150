/** A cell of a table: text, a number, or nothing. */
type Cell = string | number | null

/**
 * A table as CSV: lines end in CR LF, and a cell with a comma, a quote or a line break stands in quotes. A text that a
 * spreadsheet would work out, for it begins with `=`, `+`, `-`, `@`, a tab or a line break, gets an apostrophe in front.
 */
export function csvOf(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')
}

function cellOf(cell: Cell): string {
  if (cell === null || typeof cell === 'number') return cell === null ? '' : String(cell)
  const plain = /^[=+\-@\t\r\n]/.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}

/** A participant's row as a study gets it: no name, no address, no day of birth. */
export interface StudyRow {
  /** A number that stands for the participant in this study alone. */
  readonly participant: number
  readonly version: number
  /** YYYY-MM-DD. */
  readonly enrolled_on: string
  readonly birth_year: number
  readonly answers: Readonly<Record<string, string>>
}

interface Question {
  readonly id: string
  readonly text: string
  readonly options: readonly { readonly id: string; readonly label: string }[]
}

const fixed: readonly (readonly [name: string, meaning: string, values: string])[] = [
  ['participant', 'Number of the participant in this study', 'whole number'],
  ['version', 'Version of the words that were agreed to', 'whole number'],
  ['enrolled_on', 'Day of registration (UTC)', 'YYYY-MM-DD'],
  ['birth_year', 'Year of birth', 'YYYY'],
]

/** The answers of a study as CSV: a row for each participant, a column for each question. */
export function studyAnswersCsv(questions: readonly Question[], rows: readonly StudyRow[]): string {
  return csvOf([
    [...fixed.map(([name]) => name), ...questions.map(({ id }) => id)],
    ...rows.map(({ participant, version, enrolled_on, birth_year, answers }) => [
      ...[participant, version, enrolled_on, birth_year],
      ...questions.map(({ id }) => answers[id] ?? null),
    ]),
  ])
}

/** What each column of the answers means, and what its values stand for, as CSV. */
export function studyDictionaryCsv(questions: readonly Question[]): string {
  return csvOf([
    ['column', 'meaning', 'values'],
    ...fixed,
    ...questions.map(({ id, text, options }) => [
      id,
      text,
      options.map((option) => `${option.id}: ${option.label}`).join('; '),
    ]),
  ])
}
