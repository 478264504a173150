import {
  awaitsCaregiver,
  offerDeclineReasons,
  offerRows,
  type Offer,
  type OfferState,
} from '@homecare/sdk/hiring'
import { dateWords, say, type Locale } from '@homecare/sdk/kit'
import { familyOfferTexts, offerScreenTexts } from '@homecare/sdk/texts'
import type { Paper } from '../pdf/paper.ts'
import { ownOfferRows } from './ownRows.ts'
import { factsOf, sheetOf, type Making } from './sheetOf.ts'
import { instantWords } from './sides.ts'
import { paperServerTexts as words, standings } from './texts.ts'

/** An offer as a document: what its reader was told of it, and where it stands. */
export function offerPaper(offer: Offer, making: Making): Paper {
  const { sides, locale, now } = making
  const own = ownOfferRows(offer.terms, locale)
  const isFamily = own.length > 0
  const reason = offer.state === 'declined' ? offerDeclineReasons.find(offer.reason) : undefined
  const fact = (name: Parameters<typeof say>[1], value: string) => ({ name: say(locale, name), value })
  return sheetOf(making, say(locale, words.offerTitle), [
    {
      kind: 'facts',
      facts: [
        fact(words.from, sides.family),
        fact(words.to, sides.caregiver),
        fact(words.sent, instantWords(offer.sent_at, locale, offer.time_zone)),
        ...(offer.version > 1 ? [fact(words.version, String(offer.version))] : []),
        fact(words.standing, standingWords(offer, now, locale)),
        ...(reason ? [fact(words.reason, say(locale, reason.label))] : []),
        ...(reason && offer.answer_note ? [fact(words.theirWords, offer.answer_note)] : []),
      ],
    },
    ...(offer.state === 'sent'
      ? ([
          {
            kind: 'paragraph',
            text: isFamily
              ? say(locale, familyOfferTexts.nobodyHired, { name: sides.other })
              : say(locale, offerScreenTexts.waitsForYou, { name: sides.other }),
          },
        ] as const)
      : []),
    { kind: 'heading', text: say(locale, offerScreenTexts.terms) },
    factsOf(offerRows(offer.terms, locale), locale),
    ...(isFamily
      ? [{ kind: 'heading', text: say(locale, words.onlyYours) } as const, factsOf(own, locale)]
      : [{ kind: 'paragraph', soft: true, text: say(locale, offerScreenTexts.placeHint) } as const]),
  ])
}

/** One whose time is over has lapsed, though nobody has noted it yet. */
function standingWords(offer: Offer, now: number, locale: Locale): string {
  const { state, answered_at, expires_at, time_zone } = offer
  const stands: OfferState = state === 'sent' && !awaitsCaregiver(offer, new Date(now)) ? 'lapsed' : state
  const at = stands === 'sent' || stands === 'lapsed' ? expires_at : (answered_at ?? expires_at)
  return say(locale, standings[stands], { day: dateWords(at, 'day', locale, time_zone) })
}
