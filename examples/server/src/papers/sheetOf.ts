import { pacificTimeZone, say, type Locale } from '@homecare/sdk/kit'
import type { OfferRow } from '@homecare/sdk/hiring'
import type { Paper, PaperPart } from '../pdf/paper.ts'
import { instantWords, type Sides } from './sides.ts'
import { paperServerTexts as words } from './texts.ts'

/** What every document of a connection has in common. */
export interface Making {
  readonly sides: Sides
  readonly locale: Locale
  /** The name of the product. */
  readonly brand: string
  /** Milliseconds. */
  readonly now: number
}

/** A document of a connection: its parts, and at the end and the foot of each page of when and whom it is. */
export function sheetOf({ sides, locale, brand, now }: Making, title: string, parts: PaperPart[]): Paper {
  const made = new Date(now).toISOString()
  const { family, caregiver } = sides
  const at = instantWords(made, locale, pacificTimeZone)
  return {
    ...{ language: locale, title, author: brand, made },
    parts: [...parts, { kind: 'paragraph', soft: true, text: say(locale, words.made, { brand, at }) }],
    foot: say(locale, words.foot, { brand, title, family, caregiver }),
    pageOf: say(locale, words.pageOf, { page: '{page}', pages: '{pages}' }),
  }
}

/** What an offer says, as facts. */
export const factsOf = (rows: readonly OfferRow[], locale: Locale): PaperPart => ({
  kind: 'facts',
  facts: rows.map(({ name, lines }) => ({ name: say(locale, name), value: lines.join('\n') })),
})
