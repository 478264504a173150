import { texts } from '../kit/text.js'
import type { TextPart } from './documentText.js'
import { agency20261101 } from './agencyText.js'
import { privacy20181201, privacy20261101 } from './privacyText.js'
import { terms20181201, terms20261101 } from './termsText.js'
import type { PagePath } from '../vocabulary/addresses/href.js'

/** A legal text as it was in force from a day on. */
export interface LegalVersion {
  /** The day from which it is in force. */
  readonly date: string
  readonly parts: readonly TextPart[]
}

export type LegalText = 'terms' | 'privacy' | 'agency'

/** Every version of the legal texts, the latest first. */
const versions: Readonly<Record<LegalText, readonly LegalVersion[]>> = {
  terms: [
    { date: '2026-11-01', parts: terms20261101 },
    { date: '2018-12-01', parts: terms20181201 },
  ],
  privacy: [
    { date: '2026-11-01', parts: privacy20261101 },
    { date: '2018-12-01', parts: privacy20181201 },
  ],
  agency: [{ date: '2026-11-01', parts: agency20261101 }],
}

/** The version of a day on which one came into force, or the one in force now; undefined for any other day. */
export function legalVersion(document: LegalText, date?: string): LegalVersion | undefined {
  return date === undefined ? versions[document][0] : versions[document].find((one) => one.date === date)
}

/** The days on which versions came into force, the latest first. */
export function legalDates(document: LegalText): string[] {
  return versions[document].map(({ date }) => date)
}

/** Where a version is: the one in force now has no date in its address. */
export function legalHref(document: LegalText, date?: string): PagePath {
  const path = paths[document]
  return date === undefined || date === versions[document][0]?.date ? path : (`${path}/${date}` as PagePath)
}

const paths = {
  terms: '/terms',
  privacy: '/privacy/policy',
  agency: '/legal/agency-supplemental-terms',
} as const

/** What stands around the terms and the privacy policy. */
export const legalTexts = texts({
  leadTerms: [
    'What we do, what you may expect, and what we ask of you, in plain words.',
    'Qué hacemos, qué puede esperar y qué le pedimos, en palabras sencillas.',
  ],
  leadPrivacy: [
    'What we keep about you, who sees it, and what you can ask for.',
    'Qué guardamos sobre usted, quién lo ve y qué puede pedir.',
  ],
  inForce: ['In effect since {day}', 'Vigente desde el {day}'],
  wasInForce: [
    'This version took effect on {day} and has been replaced.',
    'Esta versión entró en vigor el {day} y fue reemplazada.',
  ],
  current: ['Read the current version', 'Leer la versión vigente'],
  versions: ['Other versions', 'Otras versiones'],
})
