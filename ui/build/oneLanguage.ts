import type { Plugin } from 'vite'
import { languages } from '../../scripts/languages.mjs'

export type Language = (typeof languages)[number]

/**
 * Leaves of every text the words of one language: `['Save', 'Guardar']` becomes `['Guardar']` in the build for Spanish,
 * which `say` reads alike. Texts are the pairs within `texts(…)`, the labels and hints within `catalogue(…)`, and the
 * pairs of what is declared as a type of words. A constant whose code looks at the English stays whole where its
 * docstring says `@bothLanguages`. What looks like words and is none of these fails the build.
 */
export function oneLanguage(language: Language): Plugin {
  return {
    name: 'one-language',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/(?:sdk|ui)\/src\/.*\.tsx?$/, code: /\[\s*['"`]/ },
      handler(code, file) {
        const program = this.parse(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node
        try {
          const left = inOneLanguage(code, program, language)
          return left === code ? null : { code: left, map: null }
        } catch (fault) {
          return this.error(`${file}: ${(fault as Error).message}`)
        }
      },
    },
  }
}

/** The code of a module with the words of one language; throws for words that it cannot see through. */
export function inOneLanguage(code: string, program: Node, language: Language): string {
  const walk: Walk = { code, place: languages.indexOf(language), answers: 'other', pieces: [], until: 0 }
  visit(program, 'other', walk)
  return walk.pieces.join('') + code.slice(walk.until)
}

/** A node of the syntax tree, as far as it is looked at. */
interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [part: string]: unknown
}

interface Walk {
  readonly code: string
  /** Of the language in a pair. */
  readonly place: number
  /** What the function that is walked through answers. */
  answers: Within
  readonly pieces: string[]
  /** The code until here stands in the pieces. */
  until: number
}

/**
 * What the code around says of a pair: it is words, is given to a function that makes words and is some where it looks
 * so, stands in a catalogue, is declared as a list, or nothing.
 */
type Within = 'catalogue' | 'words' | 'given' | 'list' | 'other'

/** Types whose pairs are texts. */
const typesOfWords = /\b(?:Text|Plural|TextPart|NewcomerQuestion|BadgeTexts)\b/
/** The properties of a catalogue's entries that people read. */
const labels = new Set(['label', 'hint'])
const bothLanguages = /@bothLanguages\b[^]*?\*\/\s*$/

function visit(node: Node, within: Within, walk: Walk): void {
  const { code } = walk
  switch (node.type) {
    case 'ExportNamedDeclaration':
    case 'VariableDeclaration':
      if (bothLanguages.test(code.slice(code.lastIndexOf('/**', node.start), node.start))) return
      return visitParts(node, within, walk)
    case 'VariableDeclarator':
      return visitParts(node, declaredAs(node.id as Node, 'typeAnnotation', walk), walk)
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return visitFunction(node, node.returnType ? declaredAs(node, 'returnType', walk) : within, walk)
    case 'ReturnStatement':
      return visitParts(node, walk.answers, walk)
    case 'CallExpression': {
      const { name } = node.callee as Node
      if (name === 'texts') return visitGroup((node.arguments as readonly Node[])[0], walk)
      return visitParts(
        node,
        name === 'catalogue' ? 'catalogue' : within === 'words' ? 'given' : within,
        walk,
      )
    }
    case 'Property':
      if (within === 'catalogue' && labels.has(nameOf(node))) return visit(node.value as Node, 'words', walk)
      return visitParts(node, within, walk)
    case 'ArrayExpression':
      if (isPair(node)) return take(node, within, walk)
      return visitParts(node, within, walk)
    default:
      return visitParts(node, within, walk)
  }
}

function visitParts(node: Node, within: Within, walk: Walk): void {
  for (const part of Object.values(node)) {
    for (const child of Array.isArray(part) ? (part as unknown[]) : [part]) {
      if (isNode(child)) visit(child, within, walk)
    }
  }
}

/** Only what a function answers is what it is declared to be: a list that it works with is none of that. */
function visitFunction({ params, body }: Node, answers: Within, walk: Walk): void {
  const around = walk.answers
  walk.answers = answers
  for (const param of params as readonly Node[]) visit(param, 'other', walk)
  visit(body as Node, (body as Node).type === 'BlockStatement' ? 'other' : answers, walk)
  walk.answers = around
}

/** A group of texts holds pairs, and pairs by number, that can be read where they stand. */
function visitGroup(group: Node | undefined, walk: Walk): void {
  if (group?.type !== 'ObjectExpression') throw unseen(group, walk)
  for (const property of group.properties as readonly Node[]) {
    const value = property.type === 'Property' ? (property.value as Node) : property
    if (isPair(value)) take(value, 'words', walk)
    else if (value.type === 'ObjectExpression') visitGroup(value, walk)
    else throw unseen(value, walk)
  }
}

function take(pair: Node, within: Within, walk: Walk): void {
  const elements = pair.elements as readonly Node[]
  const words = elements[walk.place]
  const looks = elements.every(({ start, end }) => looksLikeWords(walk.code.slice(start + 1, end - 1)))
  const isText = within === 'words' || (within === 'given' && looks)
  if (looks && !isText && within !== 'list') throw unseen(pair, walk)
  if (!isText || !words) return
  walk.pieces.push(walk.code.slice(walk.until, pair.start), `[${walk.code.slice(words.start, words.end)}]`)
  walk.until = pair.end
}

function declaredAs(node: Node, part: string, { code }: Walk): Within {
  const type = node[part]
  const name = isNode(type) ? code.slice(type.start, type.end) : ''
  if (typesOfWords.test(name)) return 'words'
  return name.includes('string[]') ? 'list' : 'other'
}

const isPair = ({ type, elements }: Node) =>
  type === 'ArrayExpression' &&
  (elements as readonly unknown[]).length === 2 &&
  (elements as unknown[]).every(isString)

function isString(node: unknown): boolean {
  if (!isNode(node)) return false
  if (node.type === 'BinaryExpression') return isString(node.left) && isString(node.right)
  return node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string')
}

/** A capital and more, quoted or not, several words, or a letter that no name in code has. */
const looksLikeWords = (string: string) =>
  /^[“«]?\p{Lu}.*\p{Ll}|^[\p{L}{].* \p{Ll}{2}|[¿¡áéíóúüñ]/u.test(string)

const isNode = (part: unknown): part is Node => typeof part === 'object' && part !== null && 'type' in part

const nameOf = ({ key }: Node) => String((key as Node).name ?? (key as Node).value)

function unseen(node: Node | undefined, { code }: Walk): Error {
  const what = node ? code.slice(node.start, node.end) : 'texts()'
  return new Error(
    `${what.slice(0, 200)} cannot be told from a list: write words as pairs within texts(…), as labels of a catalogue(…), or declare them as Text`,
  )
}
