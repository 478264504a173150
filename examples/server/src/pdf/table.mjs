// @ts-check
import { looks } from './sheet.mjs'

/** @typedef {import('./sheet.mjs').Sheet} Sheet */
/** @typedef {import('./sheet.mjs').Look} Look */
/** @typedef {{ width: number, look: Look, atEnd?: boolean, tag: 'TD' | 'TH' }} Column */
/** @typedef {{ columns: readonly Column[], head?: readonly string[], rows: readonly (readonly string[])[] }} Table */

/** Points above and below the lines of a cell, and between one and the next. */
const pad = 5
const gap = 14

/**
 * How much of a page a table wants to begin: all of it where that is little, else its head and its first row, or what is begun
 * of that.
 *
 * @param {Sheet} sheet
 * @param {Table} table
 */
export function roomOf(sheet, { columns, head, rows }) {
  const heightIn = (/** @type {readonly string[]} */ texts, /** @type {Look} */ look) =>
    heightOf(
      texts.map((text, nth) => linesIn(sheet, columns, nth, text)),
      look,
    )
  const headHeight = head ? heightIn(head, looks.strong) : 0
  const [first = 0, ...others] = rows.map((texts) => heightIn(texts, looks.text))
  const all = others.reduce((sum, height) => sum + height, headHeight + first)
  if (all <= sheet.height / 3) return all
  return headHeight + (first <= sheet.height / 2 ? first : 2 * pad + 2 * looks.text.leading)
}

/**
 * Draws a table at the pen. A row of at most half a page stays on one; a longer one goes on over the next pages. Each page
 * that the table goes on to begins with its head, which is read once. A small table stays on one page.
 *
 * @param {Sheet} sheet
 * @param {PDFKit.PDFStructureElement} parent
 * @param {Table} table
 */
export function drawTable(sheet, parent, { columns, head, rows }) {
  const element = sheet.element(parent, 'Table')
  const headLook = looks.strong
  const headLines = head?.map((name, nth) => linesIn(sheet, columns, nth, name, headLook))
  sheet.keep(roomOf(sheet, { columns, rows, ...(head && { head }) }))

  if (head && headLines) {
    const row = sheet.element(element, 'TR')
    const cells = head.map((text) => sheet.element(row, 'TH', { text, scope: 'Column' }))
    putRow(sheet, columns, cells, headLines, headLook)
    row.end()
  }
  for (const texts of rows) {
    const row = sheet.element(element, 'TR')
    const cells = texts.map((text, nth) => {
      const { tag } = columns[nth] ?? {}
      return tag === 'TH'
        ? sheet.element(row, 'TH', { text, scope: 'Row' })
        : sheet.element(row, 'TD', { text })
    })
    let lines = texts.map((text, nth) => linesIn(sheet, columns, nth, text))
    const height = heightOf(lines, looks.text)
    if (height > sheet.room && height <= sheet.height / 2) goOn()
    while (heightOf(lines, looks.text) > sheet.room) {
      const count = Math.floor((sheet.room - 2 * pad) / looks.text.leading)
      if (count > 0) {
        putRow(
          sheet,
          columns,
          cells,
          lines.map((all) => all.slice(0, count)),
        )
        lines = lines.map((all) => all.slice(count))
      }
      goOn()
    }
    putRow(sheet, columns, cells, lines)
    row.end()
  }
  element.end()

  function goOn() {
    sheet.turn()
    if (headLines) sheet.apart('Pagination', () => putRow(sheet, columns, null, headLines, headLook))
  }
}

/**
 * @param {Sheet} sheet
 * @param {readonly Column[]} columns
 * @param {number} nth
 * @param {string} text
 * @param {Look} [look]
 */
function linesIn(sheet, columns, nth, text, look) {
  const column = columns[nth]
  return column ? sheet.linesOf(text, look ?? column.look, column.width - gap) : []
}

/**
 * @param {readonly (readonly string[])[]} lines
 * @param {Look} look
 */
const heightOf = (lines, { leading }) => Math.max(...lines.map(({ length }) => length)) * leading + 2 * pad

/**
 * Puts the lines of a row's cells at the pen; without cells, where it is marked already.
 *
 * @param {Sheet} sheet
 * @param {readonly Column[]} columns
 * @param {readonly PDFKit.PDFStructureElement[] | null} cells
 * @param {readonly (readonly string[])[]} lines
 * @param {Look} [look] of all of them
 */
function putRow(sheet, columns, cells, lines, look) {
  let x = sheet.left
  columns.forEach((column, nth) => {
    const own = lines[nth] ?? []
    const at = { x, top: sheet.y + pad, within: column.width - gap, atEnd: column.atEnd ?? false }
    if (own.length > 0) sheet.put(cells?.[nth] ?? null, own, look ?? column.look, at)
    x += column.width
  })
  sheet.down(heightOf(lines, look ?? looks.text))
  if (cells) sheet.rule()
}
