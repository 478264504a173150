/**
 * A document as it is to be printed: words in one language, in the order in which they are read. Plain data, for another
 * thread draws it.
 */
export interface Paper {
  /** The language of its words, as a BCP-47 tag. */
  readonly language: string
  /** Its heading, and what a reader of PDFs shows as its name. */
  readonly title: string
  /** Who gives it out: stands above the title. */
  readonly author: string
  readonly parts: readonly PaperPart[]
  /** At the foot of each page. */
  readonly foot: string
  /** Beside it, with {page} and {pages} in their places. */
  readonly pageOf: string
  /** The instant at which it was made, as ISO. */
  readonly made: string
}

/** A piece of a document. A line break within words begins a new line. */
export type PaperPart =
  | { readonly kind: 'heading'; readonly text: string }
  /** `soft` is said aside. */
  | { readonly kind: 'paragraph'; readonly text: string; readonly soft?: boolean }
  /** Numbered from one. */
  | { readonly kind: 'list'; readonly items: readonly string[] }
  /** What is known of something, each with its name. */
  | { readonly kind: 'facts'; readonly facts: readonly { readonly name: string; readonly value: string }[] }
  | PaperTable

/** Rows under a head, which each page repeats that they go on to. A row has a cell for each column. */
interface PaperTable {
  readonly kind: 'table'
  readonly columns: readonly PaperColumn[]
  readonly rows: readonly (readonly string[])[]
}

interface PaperColumn {
  readonly name: string
  /** How much of the width it takes, beside the others. */
  readonly share: number
  /** Whether its cells end on one line, as amounts do. */
  readonly atEnd?: boolean
}
