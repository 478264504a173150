import {
  assistance,
  clinicalSkills,
  conditions,
  daysThatFit,
  fitOfAll,
  languages,
  longestFree,
  scheduleFlags,
  type FreeWeek,
  type When,
} from '@homecare/sdk/caregivers'
import { listed, say, weekdayName, type Locale, type Text } from '@homecare/sdk/kit'
import {
  fitPoints,
  hourWords,
  mostPoints,
  wishFits,
  type FoundCaregiver,
  type WishFit,
  type Wishes,
} from '@homecare/sdk/search'
import { freeTexts, matchTexts } from '@homecare/sdk/texts'
import { freeView, type FreeView } from './freeView'
import { both, inLocale, told } from '../kit/words'

/** One thing that was asked for: that it fits, fits in part, or does not. */
interface Reason {
  readonly text: Text
  readonly fits: 'whole' | 'part' | 'none'
}

/** Why somebody stands in the list, and when they are free. */
export interface FitView {
  /** Whether all of it fits. */
  readonly whole: boolean
  readonly reasons: readonly Reason[]
  readonly strip: FreeView | null
}

/** What of the search fits a caregiver, ready to be shown. */
export function fitView(caregiver: Omit<FoundCaregiver, 'area'>, wishes: Wishes): FitView {
  const fits = wishFits(wishes, caregiver)
  const { when } = wishes
  return {
    whole: fitPoints(wishes, caregiver) === mostPoints(wishes),
    reasons: [
      ...fits.flatMap((fit) => (fit.kind === 'day' ? [] : reasonOf(fit))),
      ...(when ? daysReasons(caregiver.free, when, fits) : []),
    ],
    strip: freeView(caregiver.free, when),
  }
}

type Named = Exclude<WishFit, { readonly kind: 'day' }>

function reasonOf(fit: Named): Reason {
  const { fits } = fit
  if (fit.kind === 'languages') {
    const names = both((locale) =>
      listed(
        fit.ids.flatMap((id) => inLocale(locale, languages.find(id)?.label ?? ['', '']) || []),
        locale,
        'short',
      ),
    )
    return { text: fits === 'whole' ? names : told(matchTexts.speaksNone, { languages: names }), fits }
  }
  const label = labelOf(fit)
  return { text: fits === 'whole' ? label : told(matchTexts.notListed, { what: label }), fits }
}

function labelOf(fit: Exclude<Named, { readonly kind: 'languages' }>): Text {
  const entry =
    fit.kind === 'condition'
      ? (conditions.find(fit.id) ?? clinicalSkills.find(fit.id))
      : fit.kind === 'help'
        ? assistance.find(fit.id)
        : scheduleFlags.find(fit.id)
  return entry?.label ?? ['', '']
}

type Day = Extract<WishFit, { readonly kind: 'day' }>

/** How many of the days fit, and of each that does not what is free of it; of one day alone just that. */
function daysReasons(free: FreeWeek | null, when: When, all: readonly WishFit[]): Reason[] {
  if (free === null) return [{ text: freeTexts.unknown, fits: 'none' }]
  const days = all.flatMap((one) => (one.kind === 'day' ? one : []))
  const reasonsOf = (some: readonly Day[]) =>
    some.map((day) => ({ text: both((locale) => dayWords(free, day, when, locale)), fits: day.fits }))
  if (days.length === 1) return reasonsOf(days)
  const text = told(freeTexts.fitsDays, { fit: daysThatFit(free, when).length, asked: days.length })
  return [
    { text, fits: fitOfAll(days.map(({ fits }) => fits)) },
    ...reasonsOf(days.filter(({ fits }) => fits !== 'whole')),
  ]
}

/** 'Free Thu', 'Thu 1:00 PM–4:00 PM', 'Not free Thu'. */
function dayWords(free: FreeWeek, { id: day, fits }: Day, when: When, locale: Locale): string {
  const name = weekdayName(locale, day, 'short')
  if (fits === 'whole') return say(locale, freeTexts.freeOn, { day: name })
  const longest = longestFree(free, day, when)
  if (!longest) return say(locale, freeTexts.notFree, { day: name })
  const [from, to] = [hourWords(longest.from, locale), hourWords(longest.to, locale)]
  return say(locale, freeTexts.hours, { day: name, from, to })
}
