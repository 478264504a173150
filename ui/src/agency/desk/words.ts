import type { AgencyCaregiver, AgencyShift } from '@homecare/sdk/agency'
import { dateWords, dayIn } from '@homecare/sdk/kit'
import { agencyDeskTexts as words } from '@homecare/sdk/texts'
import type { Say } from '../../kit/say'

/** Somebody's whole name, which their agency knows. */
export const nameOf = ({ first_name, last_name }: Pick<AgencyCaregiver, 'first_name' | 'last_name'>) =>
  `${first_name} ${last_name}`.trim()

/** On which day, and from when to when, in the zone of the place. */
export function whenOf(say: Say, { start, end, time_zone }: AgencyShift): string {
  const time = (instant: string) => dateWords(instant, 'time', say.locale, time_zone)
  const day = dateWords(dayIn(time_zone, new Date(start)), 'weekday', say.locale)
  return `${day}, ${time(start)}–${time(end)}`
}

/** The house, or in which city a family lives. */
export const placeOf = (say: Say, { kind, place }: AgencyShift): string =>
  kind === 'visit' ? say(words.visitIn, { city: place }) : place
