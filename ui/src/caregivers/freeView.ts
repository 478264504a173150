import {
  partsOfDay,
  freeOf,
  hoursAsked,
  hoursIn,
  spanBits,
  type FreeWeek,
  type When,
} from '@homecare/sdk/caregivers'
import { say, weekdayName, type Locale, type Text } from '@homecare/sdk/kit'
import { listed } from '@homecare/sdk/search'
import { freeTexts } from '@homecare/sdk/texts'
import { both } from '../kit/words'

/** Free in all of its hours, in some, or in none. */
type Freedom = 'on' | 'part' | 'off'

/** The coming week of somebody, ready to be drawn: seven days by morning, afternoon and evening, and all of it in words. */
export interface FreeView {
  readonly label: Text
  readonly days: readonly {
    readonly name: Text
    readonly parts: readonly { readonly free: Freedom; readonly asked: boolean }[]
  }[]
}

/** What stands in the strip: the night is said where it is asked for. */
const drawn = partsOfDay.entries.filter(({ id }) => id !== 'night')

/** The strip of a week, with what was asked for ringed; null where nothing is known. */
export function freeView(week: FreeWeek | null, when: When | null): FreeView | null {
  if (week === null) return null
  return {
    label: both((locale) => weekWords(week, locale)),
    days: week.map((_, day) => ({
      name: both((locale) => weekdayName(locale, day, 'narrow')),
      parts: drawn.map((part) => ({ free: freedomOf(week, day, part), asked: isAsked(when, day, part) })),
    })),
  }
}

type Part = (typeof drawn)[number]

function freedomOf(week: FreeWeek, day: number, { from, to }: Part): Freedom {
  const span = spanBits(from, to)
  const [asked, free] = [hoursIn(span[0]), hoursIn(freeOf(week, day, span)[0])]
  return free === asked ? 'on' : free > 0 ? 'part' : 'off'
}

function isAsked(when: When | null, day: number, { from, to }: Part): boolean {
  if (!when?.days.includes(day)) return false
  const asked = hoursAsked(when)
  return asked === null || (asked[0] & spanBits(from, to)[0]) > 0
}

/** 'Free in the coming seven days: Monday: morning & part of the afternoon; Tuesday: …' */
function weekWords(week: FreeWeek, locale: Locale): string {
  const days = week.flatMap((_, day) => {
    const parts = drawn.flatMap((part) => {
      const free = freedomOf(week, day, part)
      const name = say(locale, part.label).toLowerCase()
      return free === 'off' ? [] : free === 'on' ? name : say(locale, freeTexts.partOf, { part: name })
    })
    return parts.length === 0 ? [] : `${weekdayName(locale, day)}: ${listed(parts, locale)}`
  })
  return days.length === 0
    ? say(locale, freeTexts.none)
    : say(locale, freeTexts.week, { days: days.join('; ') })
}
