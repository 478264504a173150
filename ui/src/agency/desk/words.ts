import type { AgencyCaregiver, AgencyShift } from '@homecare/sdk/agency'
import { dateWords } from '@homecare/sdk/kit'
import { agencyDeskTexts as words } from '@homecare/sdk/texts'
import { timeWords } from '../../clock/timeWords'
import type { Say } from '../../kit/say'

/** Somebody's whole name, which their agency knows. */
export const nameOf = ({ first_name, last_name }: Pick<AgencyCaregiver, 'first_name' | 'last_name'>) =>
  `${first_name} ${last_name}`.trim()

/** On which day, and from when to when, in the zone of the place. */
export const whenOf = (say: Say, { start, end, time_zone }: AgencyShift): string =>
  `${dateWords(start, 'weekday', say.locale, time_zone)}, ${say(timeWords(start, end, time_zone))}`

/** The house, or in which city a family lives, where that is known still. */
export function placeOf(say: Say, { kind, place }: AgencyShift): string {
  if (kind === 'shift') return place
  return place ? say(words.visitIn, { city: place }) : say(words.visit)
}
