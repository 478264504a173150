import { ownHref } from '../addresses/path.js'
import { textOf } from '../kit/shape.js'
import type { PageHref } from '../vocabulary/addresses/href.js'

/** A piece of a line: words, or words that lead somewhere. */
export interface ArticlePiece {
  readonly text: string
  /** A page of the product, or an address that begins with https. */
  readonly href?: PageHref | `https://${string}`
}

/** A block of an article, in its order. */
export type ArticleBlock =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly pieces: readonly ArticlePiece[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly ArticlePiece[])[] }

/**
 * An article's paragraphs as blocks: `## ` begins a heading, lines that begin with `- ` are a list, and `[words](address)` leads
 * to a page of the product or to an https address. Everything else is words as they stand: no markup of pages is known, and a
 * link that leads anywhere else stays words.
 */
export function articleBlocks(body: readonly string[]): ArticleBlock[] {
  if (!Array.isArray(body)) return []
  return body.flatMap((paragraph): ArticleBlock[] => {
    const text = textOf(paragraph).trim()
    if (text === '') return []
    const lines = text.split('\n').map((line) => line.trim())
    if (lines.length === 1 && text.startsWith('## ')) return [{ kind: 'heading', text: text.slice(3).trim() }]
    if (lines.every((line) => line.startsWith('- ')))
      return [{ kind: 'list', items: lines.map((line) => piecesOf(line.slice(2).trim())) }]
    return [{ kind: 'paragraph', pieces: piecesOf(lines.join(' ')) }]
  })
}

/** The paragraphs of what was typed: an empty line parts them; signs that nobody sees go. */
export function articleParagraphs(typed: string): string[] {
  return textOf(typed)
    .replace(/\r\n?/g, '\n')
    .replace(hidden, '')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
}

/** Control signs but the line's end, and those that turn the direction of text round. */
// eslint-disable-next-line no-control-regex
const hidden = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g

function piecesOf(line: string): ArticlePiece[] {
  const pieces: ArticlePiece[] = []
  let from = 0
  for (const match of line.matchAll(/\[([^\][]{1,200})\]\(([^()\s]{1,500})\)/g)) {
    const href = safe(match[2]!)
    if (href === null) continue
    if (match.index > from) pieces.push({ text: line.slice(from, match.index) })
    pieces.push({ text: match[1]!, href })
    from = match.index + match[0].length
  }
  if (from < line.length) pieces.push({ text: line.slice(from) })
  return pieces
}

function safe(address: string): PageHref | `https://${string}` | null {
  if (address.startsWith('/')) return ownHref(address)
  if (!address.startsWith('https://')) return null
  try {
    const { hostname, username, password } = new URL(address)
    return hostname && !username && !password ? (address as `https://${string}`) : null
  } catch {
    return null
  }
}
