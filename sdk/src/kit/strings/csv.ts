/** A cell of a table: text, a number, or nothing. */
export type CsvCell = string | number | null

/**
 * A table as comma-separated values (RFC 4180): lines end in CR LF, and a cell with a comma, a quote or a line break stands in
 * quotes. A text that a spreadsheet would work out gets an apostrophe in front: one that begins with `=`, `+`, `-` or `@`, also
 * in their full width, with a tab or with a line break. A number stays a number.
 */
export function csvOf(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')
}

function cellOf(cell: CsvCell): string {
  if (cell === null || typeof cell === 'number') return cell === null ? '' : String(cell)
  const plain = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}
