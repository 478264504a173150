import {
  isAskedOf,
  longestFree,
  partFit,
  partsOfDay,
  type DayFit,
  type FreeWeek,
  type When,
} from '@homecare/sdk/caregivers'
import { listed, say, weekdayName, type Locale, type Text } from '@homecare/sdk/kit'
import { timesWords } from '@homecare/sdk/search'
import { freeTexts } from '@homecare/sdk/texts'
import { both } from '../kit/words'

/** The coming week of somebody, ready to be drawn: seven days by their parts, the night last, and all of it in words. */
export interface FreeView {
  readonly label: Text
  readonly days: readonly {
    readonly name: Text
    readonly parts: readonly { readonly free: DayFit; readonly asked: boolean }[]
  }[]
}

/** The strip of a week, with what was asked for ringed; null where nothing is known. */
export function freeView(week: FreeWeek | null, when: When | null): FreeView | null {
  if (week === null) return null
  return {
    label: both((locale) => weekWords(week, locale)),
    days: week.map((_, day) => ({
      name: both((locale) => weekdayName(locale, day, 'narrow')),
      parts: partsOfDay.entries.map((part) => ({
        free: partFit(week, day, part),
        asked: isAskedOf(when, day, part),
      })),
    })),
  }
}

/** 'Free in the coming seven days: Monday: morning & part of the afternoon; Tuesday: …' */
function weekWords(week: FreeWeek, locale: Locale): string {
  const parts = daysWords(week, locale, (day) => listed(partWords(week, day, locale), locale, 'short'))
  const days = parts.length > 0 ? parts : daysWords(week, locale, (day) => hoursWords(week, day, locale))
  return days.length === 0
    ? say(locale, freeTexts.none)
    : say(locale, freeTexts.week, { days: days.join('; ') })
}

function daysWords(week: FreeWeek, locale: Locale, wordsOf: (day: number) => string): string[] {
  return week.flatMap((_, day) => {
    const words = wordsOf(day)
    return words === '' ? [] : `${weekdayName(locale, day)}: ${words}`
  })
}

function partWords(week: FreeWeek, day: number, locale: Locale): string[] {
  return partsOfDay.entries.flatMap((part) => {
    const free = partFit(week, day, part)
    const name = timesWords([part.id], locale)
    return free === 'none' ? [] : free === 'whole' ? name : say(locale, freeTexts.partOf, { part: name })
  })
}

/** Hours that are of no part of the day, as at noon. */
function hoursWords(week: FreeWeek, day: number, locale: Locale): string {
  const longest = longestFree(week, day, { days: [day], times: [] })
  return longest ? timesWords([`${longest.from}-${longest.to}`], locale) : ''
}
