import { slug } from '@homecare/sdk/kit'
import { timeZoneOfState } from '@homecare/sdk/places'
import { zipPlace } from './zips/zipTable.ts'

/** As much of an address as says by which clock people live there. */
interface PlaceOfClock {
  readonly state: string
  /** By itself, without the word. */
  readonly county?: string | null
  readonly zip_code?: string | null
}

/**
 * The IANA zone of a place: that of its state, but for the counties that keep another one (49 CFR 71). Where no county is
 * given its ZIP code says it, if it is one of that state. A county through which the line runs has the zone of its seat.
 */
export function placeZone({ state, county, zip_code }: PlaceOfClock): string {
  const own = otherZones.get(state)
  if (!own) return timeZoneOfState(state)
  const named = county || countyOfZip(state, zip_code ?? '')
  return own.counties.has(slug(named)) ? own.zone : timeZoneOfState(state)
}

function countyOfZip(state: string, zip: string): string {
  const place = zipPlace(zip.trim())
  return place?.state === state ? place.county : ''
}

const rows: readonly (readonly [state: string, zone: string, counties: string])[] = [
  [
    'FL',
    'America/Chicago',
    'Bay, Calhoun, Escambia, Holmes, Jackson, Okaloosa, Santa Rosa, Walton, Washington',
  ],
  [
    'ID',
    'America/Los_Angeles',
    'Benewah, Bonner, Boundary, Clearwater, Idaho, Kootenai, Latah, Lewis, Nez Perce, Shoshone',
  ],
  [
    'IN',
    'America/Chicago',
    'Gibson, Jasper, Lake, LaPorte, Newton, Perry, Porter, Posey, Spencer, Starke, Vanderburgh, Warrick',
  ],
  ['KS', 'America/Denver', 'Greeley, Hamilton, Sherman, Wallace'],
  [
    'KY',
    'America/Chicago',
    'Adair, Allen, Ballard, Barren, Breckinridge, Butler, Caldwell, Calloway, Carlisle, Christian, Clinton, Crittenden, Cumberland, Daviess, Edmonson, Fulton, Graves, Grayson, Green, Hancock, Hart, Henderson, Hickman, Hopkins, Livingston, Logan, Lyon, Marshall, McCracken, McLean, Metcalfe, Monroe, Muhlenberg, Ohio, Russell, Simpson, Todd, Trigg, Union, Warren, Webster',
  ],
  ['MI', 'America/Chicago', 'Dickinson, Gogebic, Iron, Menominee'],
  ['ND', 'America/Denver', 'Adams, Billings, Bowman, Dunn, Golden Valley, Grant, Hettinger, Slope, Stark'],
  [
    'NE',
    'America/Denver',
    'Arthur, Banner, Box Butte, Chase, Cheyenne, Dawes, Deuel, Dundy, Garden, Grant, Hooker, Keith, Kimball, Morrill, Perkins, Scotts Bluff, Sheridan, Sioux',
  ],
  ['OR', 'America/Denver', 'Malheur'],
  [
    'SD',
    'America/Denver',
    'Bennett, Butte, Corson, Custer, Dewey, Fall River, Haakon, Harding, Jackson, Lawrence, Meade, Oglala Lakota, Pennington, Perkins, Ziebach',
  ],
  [
    'TN',
    'America/New_York',
    'Anderson, Blount, Bradley, Campbell, Carter, Claiborne, Cocke, Grainger, Greene, Hamblen, Hamilton, Hancock, Hawkins, Jefferson, Johnson, Knox, Loudon, McMinn, Meigs, Monroe, Morgan, Polk, Rhea, Roane, Scott, Sevier, Sullivan, Unicoi, Union, Washington',
  ],
  ['TX', 'America/Denver', 'El Paso, Hudspeth'],
]

const otherZones = new Map(
  rows.map(([state, zone, counties]) => [
    state,
    { zone, counties: new Set(counties.split(', ').map((county) => slug(county))) },
  ]),
)

/** The counties that keep another clock than most of their state, for whoever checks the table. */
export const countiesApart = rows.flatMap(([state, , counties]) =>
  counties.split(', ').map((county) => ({ state, county })),
)
