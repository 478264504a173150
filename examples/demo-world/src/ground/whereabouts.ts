import type { Random } from './random.ts'
import type { PlaceRow, UserRow } from '../rows/rows.ts'

type Whereabouts = Pick<
  UserRow,
  'address' | 'address2' | 'city' | 'county' | 'state' | 'zip_code' | 'latitude' | 'longitude' | 'phone'
>

const FARTHEST_MILES = 8
const MILES_PER_DEGREE = 69.05

/**
 * An invented address in a city, with a point within eight miles of its centre. Point and street do not
 * belong together, and telephone numbers are of the 555-01xx range kept for fiction.
 */
export function placeSomebody(place: PlaceRow, random: Random): Whereabouts {
  const angle = random.next() * 2 * Math.PI
  const miles = 0.3 + (FARTHEST_MILES - 0.4) * random.next() ** 0.9
  const latitude = place.latitude + (miles * Math.sin(angle)) / MILES_PER_DEGREE
  const stretch = MILES_PER_DEGREE * Math.cos((place.latitude * Math.PI) / 180)
  const longitude = place.longitude + (miles * Math.cos(angle)) / stretch
  const island = place.state === 'PR'
  return {
    address: island
      ? `${random.int(1, 420)} Calle ${random.pick(islandStreets)}`
      : `${random.int(101, 8899)} ${random.pick(streets)} ${random.pick(['Street', 'Avenue', 'Street', 'Drive', 'Lane', 'Court', 'Way'])}`,
    address2: random.chance(0.3) ? `${island ? 'Apt.' : 'Apt'} ${random.int(1, 48)}` : '',
    city: place.city,
    county: place.county,
    state: place.state,
    zip_code: random.pick(place.zip_codes),
    latitude: Number(latitude.toFixed(6)),
    longitude: Number(longitude.toFixed(6)),
    phone: `${areaCode[place.state] ?? '202'}55501${String(random.int(0, 99)).padStart(2, '0')}`,
  }
}

const streets =
  'Maple Juniper Alder Harrison Linden Orchard Fairview Monroe Cypress Hillcrest Laurel Walnut Prospect Sycamore Bellevue Magnolia Lakeshore Chestnut Grant Willow Foothill Garfield Dogwood Birch Rosewood Aspen Meadow Franklin Elmwood Sunset Holly Cedar Redwood Park'.split(
    ' ',
  )
const islandStreets = [
  'Flamboyán',
  'Robles',
  'del Parque',
  'Luna',
  'Sol',
  'Amapola',
  'Guayacán',
  'Betances',
  'San José',
  'Las Palmas',
  'Ceiba',
  'Gardenia',
  'Loíza',
  'Baldorioty',
  'Esperanza',
  'Úcar',
  'Trinitaria',
  'Orquídea',
  'Muñoz',
  'Violeta',
]

const areaCode: Readonly<Record<string, string>> = {
  AK: '907',
  AL: '205',
  AR: '501',
  AZ: '602',
  CA: '510',
  CO: '303',
  CT: '203',
  DC: '202',
  DE: '302',
  FL: '305',
  GA: '404',
  HI: '808',
  IA: '515',
  ID: '208',
  IL: '312',
  IN: '317',
  KS: '316',
  KY: '502',
  LA: '504',
  MA: '617',
  MD: '410',
  ME: '207',
  MI: '313',
  MN: '612',
  MO: '314',
  MS: '601',
  MT: '406',
  NC: '704',
  ND: '701',
  NE: '402',
  NH: '603',
  NJ: '201',
  NM: '505',
  NV: '702',
  NY: '212',
  OH: '614',
  OK: '405',
  OR: '503',
  PA: '215',
  PR: '787',
  RI: '401',
  SC: '803',
  SD: '605',
  TN: '615',
  TX: '713',
  UT: '801',
  VA: '804',
  VT: '802',
  WA: '206',
  WI: '414',
  WV: '304',
  WY: '307',
}
