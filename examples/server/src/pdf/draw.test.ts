import { describe, expect, it } from 'vitest'
import { draw } from './draw.mjs'
import type { Paper, PaperPart } from './paper.ts'
import { nodesOf, readPdf, wordsOf, type Node } from './testing/readPdf.ts'
import { somePaper } from './testing/somePaper.ts'

async function drawn(paper: Paper) {
  const pieces: Uint8Array[] = []
  for await (const piece of draw(paper)) pieces.push(piece as Uint8Array)
  return readPdf(Buffer.concat(pieces))
}
const drawnOf = (...parts: PaperPart[]) => drawn(somePaper(parts))
const tagged = (root: Node, tag: string) => nodesOf(root).filter((node) => node.tag === tag)

const heading = (text: string): PaperPart => ({ kind: 'heading', text })
const paragraph = (text: string): PaperPart => ({ kind: 'paragraph', text })
const rates = (rows: readonly (readonly string[])[]): PaperPart => ({
  kind: 'table',
  columns: [
    { name: 'Tarifa', share: 3 },
    { name: 'Desde', share: 2 },
    { name: 'Monto', share: 2, atEnd: true },
  ],
  rows,
})
const numbered = (count: number) =>
  Array.from({ length: count }, (_, nth) => [`Tarifa ${nth}`, '21 de noviembre de 2026', `$${20 + nth}.50`])

describe('a document', () => {
  it('is the same however many were drawn before it with the same words', async () => {
    const paper = somePaper([heading('Tarifas'), paragraph('Nada más que añadir.'), rates(numbered(3))])
    const saidBy = async () => {
      const { root, fonts, pages } = await drawn(paper)
      return [wordsOf(root), fonts.length, pages.length]
    }
    const first = await saidBy()
    await drawnOf(paragraph('Nada de otra cosa.'))
    expect(await saidBy()).toEqual(first)
  })

  it('says its language and its title, and is tagged for screen readers, on letter paper in its own fonts', async () => {
    const pdf = await drawnOf(heading('Tarifas'), paragraph('Nada.'))
    expect(pdf).toMatchObject({
      ...{ version: '%PDF-1.7', language: 'es', title: 'Acuerdo de cuidado' },
      ...{ isMarked: true, showsTitle: true },
    })
    expect(pdf.metadata).toMatch(/<pdfuaid:part>1</)
    expect(pdf.metadata).toContain('Acuerdo de cuidado')
    expect(pdf.pages.map(({ size }) => size)).toEqual([[612, 792]])
    const names = pdf.fonts.map(({ name }) => name.replace(/^[A-Z]{6}\+/, '')).toSorted()
    expect(names).toEqual(['AtkinsonHyperlegibleNext-Bold', 'AtkinsonHyperlegibleNext-Regular'])
    expect(pdf.fonts.every(({ isEmbedded }) => isEmbedded)).toBe(true)
  })

  it('is read in the order in which it is written', async () => {
    const { root } = await drawnOf(
      paragraph('Versión vigente.'),
      heading('Lo que acordaron'),
      { kind: 'facts', facts: [{ name: 'Familia', value: 'Carol I.\nOakland' }] },
      heading('El acuerdo'),
      { kind: 'list', items: ['Primero.', 'Segundo.'] },
    )
    expect(root.children.map((node) => `${node.tag} ${wordsOf(node)}`)).toEqual([
      'P Homecare',
      'H1 Acuerdo de cuidado',
      'P Versión vigente.',
      'H2 Lo que acordaron',
      'Table Familia Carol I. Oakland',
      'H2 El acuerdo',
      'L 1. Primero. 2. Segundo.',
    ])
    const [list] = tagged(root, 'L')
    expect(list!.children.map(({ tag, children }) => [tag, ...children.map((node) => node.tag)])).toEqual([
      ['LI', 'Lbl', 'LBody'],
      ['LI', 'Lbl', 'LBody'],
    ])
  })

  it('has every cell in a row, as many in each as there are columns, and every head says of what', async () => {
    const { root } = await drawnOf(
      { kind: 'facts', facts: [{ name: 'Familia', value: 'Carol I.' }] },
      rates(numbered(3)),
    )
    const [facts, table] = tagged(root, 'Table')
    const shape = (node: Node) =>
      node.children.map(({ tag, children }) => [
        tag,
        ...children.map((cell) => `${cell.tag} ${cell.scope ?? ''}`.trim()),
      ])
    expect(shape(facts!)).toEqual([['TR', 'TH Row', 'TD']])
    expect(shape(table!)).toEqual([
      ['TR', 'TH Column', 'TH Column', 'TH Column'],
      ...Array.from({ length: 3 }, () => ['TR', 'TD', 'TD', 'TD']),
    ])
    const cells = [...tagged(root, 'TD'), ...tagged(root, 'TH')]
    expect(cells).toHaveLength(tagged(root, 'TR').flatMap(({ children }) => children).length)
  })

  it('numbers its pages, and shortens a foot that is too long', async () => {
    const foot = 'A family and a caregiver '.repeat(20)
    const { pages, root } = await drawn(somePaper([rates(numbered(60))], { foot }))
    expect(pages.length).toBeGreaterThan(2)
    pages.forEach(({ apart }, nth) => {
      expect(apart).toContain(`Página ${nth + 1} de ${pages.length}`)
      expect(apart.some((words) => words.startsWith('A family') && words.endsWith('…'))).toBe(true)
    })
    // It is not read with the text.
    expect(wordsOf(root)).not.toContain('Página')
  })
})

describe('what is longer than a page', () => {
  it('of a table begins each page with its head, which is read once, and keeps every row whole', async () => {
    const { root, pages } = await drawnOf(rates(numbered(100)))
    const rows = tagged(root, 'TR')
    expect(rows.slice(1).map(({ children }) => children.map(({ words }) => words))).toEqual(numbered(100))
    for (const { children } of rows) expect(new Set(children.flatMap((cell) => cell.pages)).size).toBe(1)
    expect(tagged(root, 'TH').map(({ words }) => words)).toEqual(['Tarifa', 'Desde', 'Monto'])
    const first = rows[0]!.children[0]!.pages[0]!
    const later = pages.filter(
      (_, nth) => rows.some(({ children }) => children[0]!.pages.includes(nth + 1)) && nth + 1 > first,
    )
    expect(later.length).toBeGreaterThan(2)
    for (const { apart } of later) expect(apart.slice(0, 3)).toEqual(['Tarifa', 'Desde', 'Monto'])
  })

  it('of a cell, a paragraph or an item of a list goes on to the next pages, and no word is lost', async () => {
    const words = Array.from({ length: 1500 }, (_, nth) => `palabra${nth}`).join(' ')
    const { root, pages } = await drawnOf(
      paragraph(words),
      { kind: 'facts', facts: [{ name: 'Largo', value: words }] },
      { kind: 'list', items: [words] },
      rates([[words, 'a', 'b']]),
    )
    const long = nodesOf(root).filter(({ words: own }) => own.length > 100)
    expect(long.map(({ tag }) => tag)).toEqual(['P', 'TD', 'LBody', 'TD'])
    for (const node of long) {
      expect(node.words).toBe(words)
      expect(node.pages.length).toBeGreaterThan(1)
    }
    expect(pages.at(-1)!.apart.slice(0, 3)).toEqual(['Tarifa', 'Desde', 'Monto'])
  })

  it('of a word is broken where the line ends', async () => {
    const { root } = await drawnOf(rates([['W'.repeat(300), 'a', 'b']]), paragraph('x'.repeat(400)))
    expect(tagged(root, 'TD')[0]!.words.replaceAll(' ', '')).toBe('W'.repeat(300))
    expect(tagged(root, 'P')[1]!.words.replaceAll(' ', '')).toBe('x'.repeat(400))
  })

  it('never leaves a heading at the foot of a page, nor breaks a small table', async () => {
    const below = async (lines: number) => {
      const filling = Array.from({ length: lines }, (_, nth) => paragraph(`Línea ${nth}`))
      const { root } = await drawnOf(...filling, heading('Tarifas'), rates(numbered(2)))
      const [title] = tagged(root, 'H2')
      const cells = [...tagged(root, 'TH'), ...tagged(root, 'TD')].flatMap((cell) => cell.pages)
      return { title: title!.pages, table: [...new Set(cells)] }
    }
    for (let lines = 18; lines < 30; lines++) {
      const { title, table } = await below(lines)
      expect(title).toEqual(table)
    }
  })
})

describe('letters', () => {
  const read = async (text: string) => tagged((await drawnOf(paragraph(text))).root, 'P')[1]!

  it.each([
    '¿Señora Núñez? ¡Sí! El pingüino — «año» 100 €',
    'Živković, Łukasz Wiśniewski, Şükrü Çağlar, Bjørn Ærø, Ștefan Brâncuși',
    'Nguyễn Văn Hiếu',
  ])('of %s are all there', async (text) => {
    const { words, actual } = await read(text)
    expect(words.normalize('NFC')).toBe(text)
    expect(actual).toBeUndefined()
  })

  it('that the face has not are said aloud all the same', async () => {
    expect(await read('Firmado por 李明')).toMatchObject({
      ...{ words: 'Firmado por ??', actual: 'Firmado por 李明' },
    })
  })
})

it('is the same, byte by byte, for the same document of the same instant', async () => {
  const bytes = async () => {
    const pieces: Uint8Array[] = []
    for await (const piece of draw(somePaper([rates(numbered(3))]))) pieces.push(piece as Uint8Array)
    return Buffer.concat(pieces)
  }
  expect((await bytes()).equals(await bytes())).toBe(true)
})
