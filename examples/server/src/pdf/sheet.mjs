// @ts-check
import { writable } from './letters.mjs'

/** @typedef {PDFKit.PDFDocument} Doc */
/** @typedef {PDFKit.PDFStructureElement} Element */
/** @typedef {{ font: 'regular' | 'bold', size: number, leading: number, color: string }} Look */

/** Letter size, in points, with its margins. */
const page = { width: 612, height: 792, left: 64, right: 64, top: 60, bottom: 72 }
/** Where the foot of a page stands. */
const footTop = page.height - 46

const ink = '#16262b'
const soft = '#44545a'
/** @type {Readonly<Record<'title' | 'brand' | 'heading' | 'text' | 'strong' | 'soft' | 'foot', Look>>} */
export const looks = {
  brand: { font: 'bold', size: 11, leading: 16, color: '#0c4f56' },
  title: { font: 'bold', size: 22, leading: 28, color: ink },
  heading: { font: 'bold', size: 14, leading: 19, color: ink },
  text: { font: 'regular', size: 11, leading: 16, color: ink },
  strong: { font: 'bold', size: 11, leading: 16, color: ink },
  soft: { font: 'regular', size: 11, leading: 16, color: soft },
  foot: { font: 'regular', size: 9, leading: 12, color: soft },
}

/**
 * A document under the pen: the place on its page, and the ways to write there. What is written is content of an element, and
 * what is drawn about it is none.
 *
 * @param {Doc} doc
 */
export function createSheet(doc) {
  const width = page.width - page.left - page.right
  const end = page.height - page.bottom
  let y = page.top

  /** @param {Look} look */
  const dip = ({ font, size, color }) => doc.font(font).fontSize(size).fillColor(color)

  // The type of the face knows it not, but it is what says which letters there are.
  const face = /** @type {any} */ (doc)['_font'].font
  /** @param {string} text */
  const written = (text) => writable(text, (point) => face.hasGlyphForCodePoint(point))

  /**
   * Words broken into lines of a width. A word that is longer than a line is broken where it has to be.
   *
   * @param {string} text
   * @param {Look} look
   * @param {number} [most]
   * @returns {string[]}
   */
  function linesOf(text, look, most = width) {
    dip(look)
    const all = written(text)
      .text.split('\n')
      .flatMap((paragraph) => {
        /** @type {string[]} */
        const lines = []
        let line = ''
        let used = 0
        const add = (/** @type {string} */ piece) => {
          if (line !== '' && used + doc.widthOfString(piece.trimEnd()) > most) {
            lines.push(line)
            line = ''
            used = 0
          }
          line += piece
          used += doc.widthOfString(piece)
        }
        for (const word of paragraph.split(/(?<= )(?! )/))
          if (doc.widthOfString(word.trimEnd()) <= most) add(word)
          else for (const letter of word) add(letter)
        return [...lines, line]
      })
    // A line ends in a space, or its last word and the next line's first would be read as one.
    return all.map((line, nth) => (nth === all.length - 1 || line.endsWith(' ') ? line : `${line} `))
  }

  /** Begins a page. */
  function turn() {
    doc.addPage()
    y = page.top
  }

  /**
   * Draws what says nothing, such as a line or the foot of a page.
   *
   * @param {'Layout' | 'Pagination'} type
   * @param {() => void} draw
   */
  function apart(type, draw) {
    doc.markContent('Artifact', { type })
    draw()
    doc.endMarkedContent()
  }

  /**
   * Writes lines below one another from a height of the page on, as content of an element; without one, where it is marked
   * already.
   *
   * @param {Element | null} element
   * @param {readonly string[]} lines
   * @param {Look} look
   * @param {{ x: number, top: number, within?: number, atEnd?: boolean }} at
   */
  function put(element, lines, look, { x, top, within = width, atEnd = false }) {
    dip(look)
    const content = element && doc.markStructureContent(/** @type {any} */ (element).dictionary.data.S)
    lines.forEach((line, nth) => {
      const from = atEnd ? x + within - doc.widthOfString(line.trimEnd()) : x
      doc.text(line, from, top + nth * look.leading + (look.leading - look.size) / 2, { lineBreak: false })
    })
    if (!content) return
    doc.endMarkedContent()
    element.add(content)
  }

  return {
    width,
    left: page.left,
    /** Points from the top of a page to the last line of it. */
    height: end - page.top,
    get y() {
      return y
    },
    /** Points that are left on this page. */
    get room() {
      return end - y
    },
    linesOf,
    turn,
    apart,
    put,

    /** @param {number} points */
    down(points) {
      y += points
    },

    /**
     * Begins a page where so much is not left on this one.
     *
     * @param {number} points
     */
    keep(points) {
      if (end - y < points && y > page.top) turn()
    },

    /** A line across the page. @param {number} [at] */
    rule(at = y) {
      apart('Layout', () =>
        doc
          .moveTo(page.left, at)
          .lineTo(page.left + width, at)
          .lineWidth(0.75)
          .strokeColor('#b9c6c8')
          .stroke(),
      )
    },

    /**
     * An element that says something, within another one. Where the face could not write all of it, it says so itself.
     *
     * @param {Element} parent
     * @param {string} tag
     * @param {{ text?: string, scope?: 'Column' | 'Row' }} [said]
     * @returns {Element}
     */
    element(parent, tag, { text = '', scope } = {}) {
      const options = { ...(scope && { scope }), ...(written(text).lost && { actual: text }) }
      const made = doc.struct(tag, /** @type {any} */ (options))
      parent.add(made)
      return made
    },

    /**
     * Writes words at the pen, over as many pages as they take.
     *
     * @param {Element} element
     * @param {string} text
     * @param {Look} look
     * @param {number} [indent]
     */
    write(element, text, look, indent = 0) {
      let lines = linesOf(text, look, width - indent)
      while (lines.length > 0) {
        const count = Math.max(1, Math.floor((end - y) / look.leading))
        put(element, lines.slice(0, count), look, { x: page.left + indent, top: y })
        y += Math.min(count, lines.length) * look.leading
        lines = lines.slice(count)
        if (lines.length > 0) turn()
      }
    },

    /**
     * Writes at the foot of every page.
     *
     * @param {string} foot
     * @param {string} pageOf
     */
    number(foot, pageOf) {
      const { start, count } = doc.bufferedPageRange()
      for (let nth = 0; nth < count; nth++) {
        doc.switchToPage(start + nth)
        const numbered = pageOf.replace('{page}', String(nth + 1)).replace('{pages}', String(count))
        apart('Pagination', () => {
          const [words = '', ...more] = linesOf(foot, looks.foot, width - 110)
          put(null, [more.length > 0 ? `${words.trimEnd()}…` : words], looks.foot, {
            ...{ x: page.left, top: footTop },
          })
          put(null, [numbered], looks.foot, { x: page.left, top: footTop, atEnd: true })
        })
      }
    },
  }
}

/** @typedef {ReturnType<typeof createSheet>} Sheet */
