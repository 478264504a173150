// @ts-check
import { fileURLToPath } from 'node:url'
import PDFDocument from 'pdfkit'
import { createSheet, looks } from './sheet.mjs'
import { drawTable } from './table.mjs'

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
  const doc = new PDFDocument({
    ...{ size: 'LETTER', margin: 0, lang: language, bufferPages: true },
    // None but ours, which are embedded. One that is opened by two names is read again at every turn to it.
    font: /** @type {any} */ (null),
    ...{ pdfVersion: '1.7', tagged: true, displayTitle: true },
    // Its types do not know it yet.
    subset: /** @type {any} */ ('PDF/UA'),
    info: { Title: title, Author: author, Creator: author, CreationDate: at, ModDate: at },
  })
  for (const name of ['bold', 'regular']) doc.registerFont(name, fontFile(name)).font(name)
  const sheet = createSheet(doc)
  const root = doc.struct('Document')
  doc.addStructure(root)

  sheet.write(sheet.element(root, 'P', { text: author }), author, looks.brand)
  sheet.down(4)
  sheet.write(sheet.element(root, 'H1', { text: title }), title, looks.title)
  sheet.down(6)
  for (const part of parts) ways[part.kind](sheet, root, /** @type {any} */ (part))
  sheet.number(foot, pageOf)

  root.end()
  doc.end()
  return doc
}

/** @type {{ readonly [Kind in PaperPart['kind']]: (sheet: Sheet, root: Element, part: Extract<PaperPart, { kind: Kind }>) => void }} */
const ways = {
  heading(sheet, root, { text }) {
    sheet.down(14)
    // With the first lines of what it is about.
    sheet.keep(looks.heading.leading + 4 * looks.text.leading)
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

  facts(sheet, root, { facts }) {
    const [name, value] = [sheet.width * 0.34, sheet.width * 0.66]
    drawTable(sheet, root, {
      columns: [
        { width: name, look: looks.soft, tag: 'TH' },
        { width: value, look: looks.text, tag: 'TD' },
      ],
      rows: facts.map((fact) => [fact.name, fact.value]),
    })
    sheet.down(6)
  },

  table(sheet, root, { columns, rows }) {
    const shares = columns.reduce((sum, { share }) => sum + share, 0)
    drawTable(sheet, root, {
      columns: columns.map(({ share, atEnd }) => ({
        ...{ width: (sheet.width * share) / shares, look: looks.text, tag: 'TD' },
        ...(atEnd && { atEnd }),
      })),
      head: columns.map(({ name }) => name),
      rows,
    })
    sheet.down(6)
  },
}
