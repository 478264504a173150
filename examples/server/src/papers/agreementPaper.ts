import type { Agreement, AgreementSignature } from '@homecare/sdk/documents'
import { offerRows, type Offer, type WageRate } from '@homecare/sdk/hiring'
import { dateWords, formatDollars, pacificTimeZone, say, type Locale } from '@homecare/sdk/kit'
import { agreementTexts, offerScreenTexts, wageRateScreenTexts } from '@homecare/sdk/texts'
import type { Paper, PaperPart } from '../pdf/paper.ts'
import { ownOfferRows } from './ownRows.ts'
import { factsOf, sheetOf, type Making } from './sheetOf.ts'
import { instantWords, type Sides } from './sides.ts'
import { paperServerTexts as words } from './texts.ts'

interface Agreed {
  readonly agreement: Agreement
  /** The latest one, as its reader may know it; null where there is none. */
  readonly offer: Offer | null
  /** Those that the reader may know. */
  readonly rates: readonly WageRate[]
}

/** The agreement of a connection as a document: who, on what terms, for how much, the words of it, and who signed when. */
export function agreementPaper({ agreement, offer, rates }: Agreed, making: Making): Paper {
  const { sides, locale } = making
  const inForce = say(locale, agreementTexts.inForce, { day: dateWords(agreement.version, 'day', locale) })
  return sheetOf(making, agreement.title, [
    { kind: 'paragraph', soft: true, text: inForce },
    betweenFacts(sides, locale),
    ...termsParts(offer, locale),
    ...ratesParts(rates, locale),
    { kind: 'heading', text: say(locale, agreementTexts.text) },
    { kind: 'list', items: agreement.body },
    { kind: 'heading', text: say(locale, agreementTexts.signatures) },
    signaturesTable(agreement, locale),
  ])
}

function betweenFacts({ family, caregiver, start_date, end_date }: Sides, locale: Locale): PaperPart {
  const day = (value: string) => dateWords(value, 'day', locale)
  return {
    kind: 'facts',
    facts: [
      { name: say(locale, agreementTexts.family), value: family },
      { name: say(locale, agreementTexts.caregiver), value: caregiver },
      ...(start_date ? [{ name: say(locale, agreementTexts.begins), value: day(start_date) }] : []),
      ...(end_date ? [{ name: say(locale, words.ends), value: day(end_date) }] : []),
    ],
  }
}

/** What was agreed on by accepting an offer, or what is offered while it waits. */
function termsParts(offer: Offer | null, locale: Locale): PaperPart[] {
  if (!offer || (offer.state !== 'accepted' && offer.state !== 'sent')) return []
  const own = ownOfferRows(offer.terms, locale)
  const title = offer.state === 'accepted' ? agreementTexts.terms : offerScreenTexts.terms
  return [
    { kind: 'heading', text: say(locale, title) },
    factsOf(offerRows(offer.terms, locale), locale),
    ...(own.length > 0
      ? [{ kind: 'heading', text: say(locale, words.onlyYours) } as const, factsOf(own, locale)]
      : []),
  ]
}

function ratesParts(rates: readonly WageRate[], locale: Locale): PaperPart[] {
  if (rates.length === 0) return []
  return [
    { kind: 'heading', text: say(locale, words.rates) },
    {
      kind: 'table',
      columns: [
        { name: say(locale, words.rate), share: 5 },
        { name: say(locale, words.first), share: 7 },
        { name: say(locale, words.last), share: 7 },
        { name: say(locale, words.amount), share: 5, atEnd: true },
      ],
      rows: rates.map((rate) => [
        rate.name || say(locale, wageRateScreenTexts.regular),
        dateWords(rate.valid_from, 'day', locale),
        rate.valid_to ? dateWords(rate.valid_to, 'day', locale) : say(locale, words.open),
        amountWords(rate, locale),
      ]),
    },
    { kind: 'paragraph', soft: true, text: say(locale, wageRateScreenTexts.beforeTaxes) },
  ]
}

/** '$24.50 an hour'; '$210.00 a day, for 8 hours'. */
function amountWords({ amount, unit, day_hours }: WageRate, locale: Locale): string {
  const per = unit === 'day' ? wageRateScreenTexts.perDay : wageRateScreenTexts.perHour
  const paid = `${formatDollars(amount)} ${say(locale, per)}`
  return day_hours === null
    ? paid
    : `${paid}, ${say(locale, wageRateScreenTexts.dayHours, { hours: day_hours })}`
}

function signaturesTable({ signatures, version }: Agreement, locale: Locale): PaperPart {
  return {
    kind: 'table',
    columns: [
      { name: say(locale, words.name), share: 3 },
      { name: say(locale, words.side), share: 2 },
      { name: say(locale, words.answered), share: 4 },
      { name: say(locale, words.version), share: 2 },
    ],
    rows: signatures.map((signature) => [
      signature.full_name ?? (signature.consented ? say(locale, words.erased) : signature.name),
      say(locale, signature.side === 'family' ? agreementTexts.family : agreementTexts.caregiver),
      answerWords(signature, locale),
      signature.answered_at === null ? '' : dateWords(version, 'day', locale),
    ]),
  }
}

function answerWords({ consented, answered_at }: AgreementSignature, locale: Locale): string {
  if (answered_at === null) return say(locale, words.notYet)
  const at = instantWords(answered_at, locale, pacificTimeZone)
  return consented ? at : say(locale, words.declined, { at })
}
