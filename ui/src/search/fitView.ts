import { dayFit, daysThatFit, longestFree, type FreeWeek, type When } from '@homecare/sdk/caregivers'
import { say, weekdayName, type Locale, type Text } from '@homecare/sdk/kit'
import { hourWords, type FoundCaregiver } from '@homecare/sdk/search'
import { freeTexts } from '@homecare/sdk/texts'
import { freeView, type FreeView } from '../caregivers/freeView'
import { both, told } from '../kit/words'

/** One thing that was asked for: that it fits, fits in part, or does not. */
interface Reason {
  readonly text: Text
  readonly fits: 'whole' | 'part' | 'none'
}

/** Why somebody stands in the list, and when they are free. */
export interface FitView {
  readonly reasons: readonly Reason[]
  readonly strip: FreeView | null
}

/** What of the search fits a caregiver, ready to be shown. */
export function fitView({ free }: FoundCaregiver, when: When | null): FitView {
  return { reasons: when ? daysReasons(free, when) : [], strip: freeView(free, when) }
}

/** How many of the days fit, and of each that does not what is free of it. */
function daysReasons(free: FreeWeek | null, when: When): Reason[] {
  if (free === null) return [{ text: freeTexts.unknown, fits: 'none' }]
  const fit = daysThatFit(free, when).length
  const asked = when.days.length
  const open = when.days.flatMap((day): Reason[] => {
    const fits = dayFit(free, day, when)
    return fits === 'whole' ? [] : [{ text: both((locale) => dayWords(free, day, when, locale)), fits }]
  })
  const all: Reason = {
    text: told(freeTexts.fitsDays, { fit, asked }),
    fits: fit === asked ? 'whole' : fit > 0 ? 'part' : 'none',
  }
  return [all, ...open]
}

/** 'Thu only 1:00 PM–4:00 PM', 'Not free Thu'. */
function dayWords(free: FreeWeek, day: number, when: When, locale: Locale): string {
  const name = weekdayName(locale, day, 'short')
  const longest = longestFree(free, day, when)
  if (!longest) return say(locale, freeTexts.notFree, { day: name })
  const [from, to] = [hourWords(longest.from, locale), hourWords(longest.to, locale)]
  return say(locale, freeTexts.only, { day: name, from, to })
}
