import type { Text } from '../kit/text.js'

/** A part of a text to be read: a heading and its paragraphs. `id` is where links lead. */
export interface TextPart {
  readonly id: string
  readonly heading: Text
  readonly paragraphs: readonly Text[]
}
