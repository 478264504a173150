import { formatDollars, dateWords, message, type Sayable } from '@homecare/sdk/kit'
import { isOpenRide, type Ride } from '@homecare/sdk/rides'
import { rideScreenTexts as words } from '@homecare/sdk/texts'
import type { Say } from '../kit/say'

/** A month YYYY-MM in words: 'November 2026'. */
export const monthWords = (month: string, { locale }: Say): string =>
  dateWords(`${month}-01`, 'month', locale)

/** From where to where: a town, and the place of care. */
export function wayWords({ from, to, direction }: Ride, say: Say): string {
  // The town of somebody who is gone is kept no longer.
  const town = (direction === 'to' ? from : to) || say(words.home)
  return say(direction === 'to' ? words.wayTo : words.wayFrom, { town })
}

/** What it costs, or about what it will; nothing of one that never was. */
export function costWords(ride: Ride): Sayable | null {
  if (isOpenRide(ride)) return message(words.about, { cost: formatDollars(ride.estimate) })
  return ride.cost ? formatDollars(ride.cost) : null
}
