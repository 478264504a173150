// @ts-check
import { fileURLToPath } from 'node:url'
import Pdf from 'pdfkit'
import { keepShaped } from './shaped.mjs'
import { createSheet, looks } from './sheet.mjs'
import { drawTable, roomOf } from './table.mjs'

/** @typedef {import('./paper.ts').Paper} Paper */
/** @typedef {import('./paper.ts').PaperPart} PaperPart */
/** @typedef {import('./sheet.mjs').Sheet} Sheet */
/** @typedef {PDFKit.PDFStructureElement} Element */

/** @param {string} name */
const fontFile = (name) => fileURLToPath(new URL(`./fonts/${name}.ttf`, import.meta.url))

/**
 * Draws a document as a PDF that a screen reader can read (PDF/UA): every word is content of an element, in the order in which
 * it is read. Answers the stream of its bytes.
 *
 * @param {Paper} paper
 * @returns {PDFKit.PDFDocument}
 */
export function draw({ language, title, author, parts, foot, pageOf, made }) {
  const at = new Date(made)
  const doc = new Pdf({
    ...{ size: 'LETTER', margin: 0, lang: language, bufferPages: true },
    // None but ours, which are embedded. One that is opened by two names is read again at every turn to it.
    font: /** @type {any} */ (null),
    ...{ pdfVersion: '1.7', tagged: true, displayTitle: true },
    // Its types do not know it yet.
    subset: /** @type {any} */ ('PDF/UA'),
    info: { Title: title, Author: author, Creator: author, CreationDate: at, ModDate: at },
  })
  for (const name of ['bold', 'regular']) {
    doc.registerFont(name, fontFile(name)).font(name)
    keepShaped(/** @type {any} */ (doc)['_font'], name)
  }
  const sheet = createSheet(doc)
  const root = doc.struct('Document')
  doc.addStructure(root)

  sheet.write(sheet.element(root, 'P', { text: author }), author, looks.brand)
  sheet.down(4)
  sheet.write(sheet.element(root, 'H1', { text: title }), title, looks.title)
  sheet.down(6)
  parts.forEach((part, nth) => ways[part.kind](sheet, root, /** @type {any} */ (part), parts[nth + 1]))
  sheet.number(foot, pageOf)

  root.end()
  doc.end()
  return doc
}

/** @type {{ readonly [Kind in PaperPart['kind']]: (sheet: Sheet, root: Element, part: Extract<PaperPart, { kind: Kind }>, next?: PaperPart) => void }} */
const ways = {
  heading(sheet, root, { text }, next) {
    sheet.down(14)
    // With the beginning of what it is about.
    const table = next && tableOf(sheet, next)
    sheet.keep(looks.heading.leading + 2 + (table ? roomOf(sheet, table) : 3 * looks.text.leading))
    sheet.write(sheet.element(root, 'H2', { text }), text, looks.heading)
    sheet.down(2)
  },

  paragraph(sheet, root, { text, soft = false }) {
    sheet.write(sheet.element(root, 'P', { text }), text, soft ? looks.soft : looks.text)
    sheet.down(6)
  },

  list(sheet, root, { items }) {
    const list = sheet.element(root, 'L')
    Object.assign(/** @type {any} */ (list).dictionary.data, { A: { O: 'List', ListNumbering: 'Decimal' } })
    items.forEach((text, nth) => {
      sheet.keep(2 * looks.text.leading)
      const item = sheet.element(list, 'LI')
      const label = sheet.element(item, 'Lbl')
      sheet.put(label, [`${nth + 1}.`], looks.soft, { x: sheet.left, top: sheet.y })
      sheet.write(sheet.element(item, 'LBody', { text }), text, looks.text, 24)
      sheet.down(6)
    })
  },

  facts: putTable,
  table: putTable,
}

/**
 * @param {Sheet} sheet
 * @param {Element} root
 * @param {PaperPart} part
 */
function putTable(sheet, root, part) {
  const table = tableOf(sheet, part)
  if (!table) return
  drawTable(sheet, root, table)
  sheet.down(6)
}

/**
 * What is drawn as a table: facts too, whose names are the heads of their rows.
 *
 * @param {Sheet} sheet
 * @param {PaperPart} part
 * @returns {import('./table.mjs').Table | null}
 */
function tableOf({ width }, part) {
  if (part.kind === 'facts')
    return {
      columns: [
        { width: width * 0.34, look: looks.soft, tag: 'TH' },
        { width: width * 0.66, look: looks.text, tag: 'TD' },
      ],
      rows: part.facts.map(({ name, value }) => [name, value]),
    }
  if (part.kind !== 'table') return null
  const shares = part.columns.reduce((sum, { share }) => sum + share, 0)
  return {
    columns: part.columns.map(({ share, atEnd }) => ({
      ...{ width: (width * share) / shares, look: looks.text, tag: 'TD' },
      ...(atEnd && { atEnd }),
    })),
    head: part.columns.map(({ name }) => name),
    rows: part.rows,
  }
}
