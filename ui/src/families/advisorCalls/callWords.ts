import { callParts, type CallPart, type CallTime } from '@homecare/sdk/families'
import { dateWords } from '@homecare/sdk/kit'
import { advisorCallTexts as words } from '@homecare/sdk/texts'
import type { Say } from '../../kit/say'

/** Times of a call by their days, in their order: 'Tuesday, November 24: Morning, 9 to 12; Evening, 5 to 8'. */
export function callTimeLines(times: readonly CallTime[], say: Say): string[] {
  const days = [...new Set(times.map(({ day }) => day))]
  return days.map((day) =>
    say(words.onDay, {
      day: dateWords(day, 'weekday', say.locale),
      parts: times
        .filter((time) => time.day === day)
        .map(({ part }) => partWords(part, say))
        .join('; '),
    }),
  )
}

/** A part of the day with its hours: 'Morning, 9 to 12'. */
export function partWords(part: CallPart, say: Say): string {
  const { label, hint } = callParts.get(part)
  return say(words.part, { part: say(label), hours: say(hint) })
}
