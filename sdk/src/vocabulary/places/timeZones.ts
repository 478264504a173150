import { pacificTimeZone } from '../../kit/constants.js'

/**
 * The IANA zone of a state by its postal code: the one in which most of its people live, where it has several. For a
 * place that has said no zone of its own; an unknown code has the zone of the product (`tzid`).
 */
export function timeZoneOfState(state: string): string {
  return zones.find(([, codes]) => codes.split(' ').includes(state))?.[0] ?? pacificTimeZone
}

const zones = [
  ['America/New_York', 'CT DC DE FL GA IN KY MA MD ME MI NC NH NJ NY OH PA RI SC VA VT WV'],
  ['America/Chicago', 'AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI'],
  ['America/Denver', 'CO ID MT NM UT WY'],
  ['America/Phoenix', 'AZ'],
  [pacificTimeZone, 'CA NV OR WA'],
  ['America/Anchorage', 'AK'],
  ['Pacific/Honolulu', 'HI'],
  ['America/Puerto_Rico', 'PR'],
] as const

/** The zones that states are in, from east to west. */
export const zonesOfStates: readonly string[] = zones.map(([zone]) => zone)
