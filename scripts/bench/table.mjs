/**
 * Rows of the benchmarks as lines of one table.
 * A row is `{ name, ours, unit, peer?, peerName?, ratio?, budget?, budgetOf? }`; `budget` is the most that
 * `ratio` may be where there is one, else `ours`; `budgetOf: 'ours' | 'ratio'` says it outright. `least` is
 * the least that `ours` may be, of scores.
 */
export function tableOf(rows) {
  const cells = rows.map((row) => [
    row.name,
    `${figure(row.ours)} ${row.unit}`.trim(),
    row.peer === undefined
      ? ''
      : `${figure(row.peer)} ${row.unit}${row.peerName ? ` (${row.peerName})` : ''}`,
    ratioOf(row) === undefined ? '' : `× ${figure(ratioOf(row))}`,
    limit(row),
    verdict(row),
  ])
  const table = [['', 'ours', 'peer', 'ratio', 'budget', ''], ...cells]
  const widths = table[0].map((_, column) => Math.max(...table.map((line) => line[column].length)))
  return table.map((line) =>
    line
      .map((cell, column) => cell.padEnd(widths[column]))
      .join('  ')
      .trimEnd(),
  )
}

/** 'over', 'under' or 'within' its budget; '' with no budget. */
export function verdict(row) {
  if (row.least !== undefined) return row.ours < row.least ? 'under' : 'within'
  if (row.budget === undefined) return ''
  const value = budgetOf(row) === 'ratio' ? ratioOf(row) : row.ours
  return value > row.budget ? 'over' : 'within'
}

function limit(row) {
  if (row.least !== undefined) return `≥ ${figure(row.least)}`
  if (row.budget === undefined) return ''
  return `≤ ${budgetOf(row) === 'ratio' ? '× ' : ''}${figure(row.budget)}`
}

const ratioOf = ({ ours, peer, ratio }) => ratio ?? (peer ? ours / peer : undefined)
const budgetOf = (row) => row.budgetOf ?? (ratioOf(row) === undefined ? 'ours' : 'ratio')

function figure(value) {
  if (Number.isInteger(value) || Math.abs(value) >= 100) return String(Math.round(value))
  return Math.abs(value) < 0.01 ? value.toPrecision(2) : value.toFixed(2)
}
