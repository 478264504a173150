import { createReader, isDict, readObjects, Ref, type Dict, type Objects, type Value } from './pdfObjects.ts'

/** An element of what a screen reader reads, with the words that are its own content. */
export interface Node {
  readonly tag: string
  readonly words: string
  /** Said in place of what is drawn. */
  readonly actual?: string
  readonly scope?: string
  /** The numbers of the pages, from 1, that its own content is on. */
  readonly pages: readonly number[]
  readonly children: readonly Node[]
}

interface ReadPdf {
  readonly version: string
  readonly language: Value
  readonly isMarked: boolean
  readonly showsTitle: boolean
  readonly title: Value
  /** Metadata in XML. */
  readonly metadata: string
  readonly fonts: readonly { readonly name: string; readonly isEmbedded: boolean }[]
  /** Width and height in points, and what is drawn there beside what is read. */
  readonly pages: readonly { readonly size: readonly number[]; readonly apart: readonly string[] }[]
  readonly root: Node
}

/** Reads of a PDF what a screen reader does: its tree of elements, and the words of each by the marks of its pages. */
export function readPdf(bytes: Uint8Array): ReadPdf {
  const objects = readObjects(bytes)
  const { trailer, dict, list, resolve, stream } = objects
  const catalog = dict(trailer['Root'])
  const pageRefs = list(dict(catalog['Pages'])['Kids']).map((ref) => (ref as Ref).number)
  const pages = pageRefs.map((number) => readPage(objects, dict(new Ref(number))))
  const said = pages.map(({ marked }) => marked)

  function nodeOf(ref: Value): Node {
    const element = dict(ref)
    let words = ''
    const children: Node[] = []
    const on = new Set<number>()
    for (const kid of list(element['K'])) {
      const mark =
        typeof kid === 'number' ? { MCID: kid, Pg: element['Pg'] ?? null } : isDict(kid) ? kid : null
      if (!mark) children.push(nodeOf(kid))
      else {
        const page = pageRefs.indexOf((mark['Pg'] as Ref).number)
        const own = said[page]?.get(Number(mark['MCID']))
        if (own === undefined)
          throw new Error(`Nothing is marked ${String(mark['MCID'])} on page ${page + 1}`)
        words += own
        on.add(page + 1)
      }
    }
    const actual = element['ActualText']
    const scope = list(element['A']).map((one) => dict(one)['Scope'])[0]
    return {
      ...{ tag: String(element['S']).slice(1), words: words.trim(), pages: [...on], children },
      ...(typeof actual === 'string' && { actual }),
      ...(typeof scope === 'string' && { scope: scope.slice(1) }),
    }
  }

  const [root] = list(dict(catalog['StructTreeRoot'])['K'])
  const metadata = catalog['Metadata']
  return {
    version: Buffer.from(bytes.slice(0, 8)).toString(),
    language: resolve(catalog['Lang']),
    isMarked: dict(catalog['MarkInfo'])['Marked'] === true,
    showsTitle: dict(catalog['ViewerPreferences'])['DisplayDocTitle'] === true,
    title: resolve(dict(trailer['Info'])['Title']),
    metadata: metadata ? stream(metadata).toString() : '',
    fonts: pages.flatMap(({ fonts }) => fonts),
    pages: pages.map(({ size, apart }) => ({ size, apart })),
    root: nodeOf(root!),
  }
}

/** Every node below one, itself too, in the order in which they are read. */
export const nodesOf = (node: Node): Node[] => [node, ...node.children.flatMap(nodesOf)]

/** All the words of a node and those below it. */
export const wordsOf = (node: Node): string =>
  nodesOf(node)
    .map(({ words }) => words)
    .filter(Boolean)
    .join(' ')

interface Page {
  readonly size: number[]
  /** Words by the number of their mark. */
  readonly marked: ReadonlyMap<number, string>
  readonly apart: string[]
  readonly fonts: { name: string; isEmbedded: boolean }[]
}

function readPage({ dict, list, stream }: Objects, page: Dict): Page {
  const fonts = Object.entries(dict(dict(page['Resources'])['Font'])).map(([id, ref]) => {
    const font = dict(ref)
    const [descendant] = list(font['DescendantFonts'])
    const descriptor = dict(dict(descendant)['FontDescriptor'])
    return {
      ...{ id: `/${id}`, name: String(font['BaseFont']).slice(1), isEmbedded: 'FontFile2' in descriptor },
      letters: lettersOf(stream(font['ToUnicode']).toString('latin1')),
    }
  })
  const marked = new Map<number, string>()
  const apart: string[] = []
  /** Where the words go that are drawn: a mark, or what is no content. */
  const open: (number | 'apart')[] = []
  let letters: readonly string[] = []
  let stack: Value[] = []
  const draw = (words: string) => {
    const into = open.at(-1)
    if (into === undefined) throw new Error(`'${words}' is drawn, and neither read nor set apart`)
    if (into === 'apart') apart.push(words)
    else marked.set(into, (marked.get(into) ?? '') + words)
  }
  const deeds: Readonly<Record<string, () => void>> = {
    BDC() {
      const [tag, options] = stack.slice(-2) as [string, Dict]
      const mark = options['MCID']
      open.push(tag === '/Artifact' ? 'apart' : Number(mark))
      if (tag !== '/Artifact') marked.set(Number(mark), marked.get(Number(mark)) ?? '')
    },
    EMC: () => void open.pop(),
    Tf: () => void (letters = fonts.find(({ id }) => id === stack.at(-2))?.letters ?? []),
    TJ: () =>
      draw(
        (stack.at(-1) as Value[])
          .filter((piece) => typeof piece === 'string')
          .flatMap((piece) =>
            Array.from({ length: piece.length / 2 }, (_, nth) => letters[glyph(piece, nth)] ?? '�'),
          )
          .join(''),
      ),
  }
  const content = list(page['Contents'])
    .map((ref) => stream(ref).toString('latin1'))
    .join('\n')
  const reader = createReader(content)
  while (!reader.isAtEnd()) {
    const word = reader.take(/[A-Za-z'"*]+(?![\w])/)
    if (!word) stack.push(reader.value())
    else {
      deeds[word[0]]?.()
      stack = []
    }
  }
  if (open.length > 0) throw new Error('A mark is never closed')
  const [, , width, height] = list(page['MediaBox']).map(Number)
  return {
    size: [width!, height!],
    marked,
    apart,
    fonts: fonts.map(({ name, isEmbedded }) => ({ name, isEmbedded })),
  }
}

const glyph = (piece: string, nth: number) => piece.charCodeAt(2 * nth) * 256 + piece.charCodeAt(2 * nth + 1)

/** The letters of a font by the numbers of its glyphs, from the map that copying and screen readers go by. */
function lettersOf(map: string): string[] {
  const letters: string[] = []
  for (const [, from = '', list = ''] of map.matchAll(/<([\da-f]+)> <[\da-f]+> \[([^\]]*)\]/gi))
    [...list.matchAll(/<([\da-f ]*)>/gi)].forEach(([, hex = ''], nth) => {
      const units = Buffer.from(hex.replace(/ /g, ''), 'hex').swap16()
      letters[Number.parseInt(from, 16) + nth] = units.toString('utf16le')
    })
  return letters
}
