import { createRandom } from '../ground/random.ts'
import type { OrgRow, PlaceRow } from '../rows/rows.ts'

/** Schools and employers of a place. All of them are invented. */
interface LocalOrgs {
  schools: readonly OrgRow[]
  businesses: readonly OrgRow[]
}

const PER_PLACE = 8
const known = new Map<string, LocalOrgs>()

export function orgsOf(place: PlaceRow): LocalOrgs {
  const key = `${place.city}:${place.state}`
  const found = known.get(key) ?? invent(place)
  known.set(key, found)
  return found
}

function invent(place: PlaceRow): LocalOrgs {
  const random = createRandom(`orgs:${place.city}:${place.state}`)
  const island = place.state === 'PR'
  const schoolNames = island
    ? [
        `Instituto Técnico del Cuidado de ${place.city}`,
        `Academia de Enfermería ${random.pick(saints)}, ${place.city}`,
      ]
    : [
        `${place.city} ${random.pick(['Adult and Career School', 'Institute of Allied Health', 'Career Training Center'])}`,
        `${random.pick(stems)} Valley Community College`,
        `${random.pick(stems)} School of Nursing`,
      ]
  const kinds = island ? islandKinds : mainlandKinds
  const names = random
    .sample(stems, 5)
    .map((stem, i) =>
      island
        ? `${kinds[i]} ${random.pick(islandStems)} ${i + 1 === 3 ? 'del Este' : ''}`.trim()
        : `${stem} ${kinds[i]}`,
    )
  const schools = schoolNames.map((name, i) => org(place, i, 1, name))
  return { schools, businesses: [...new Set(names)].map((name, i) => org(place, 3 + i, 0, name)) }
}

function org(place: PlaceRow, slot: number, school: 0 | 1, name: string): OrgRow {
  const id = place.id * PER_PLACE + slot
  return {
    id,
    school,
    name,
    code: id.toString(36).toUpperCase().padStart(4, '0'),
    address: '',
    city: place.city,
    state: place.state,
    country: 'US',
    logo_url: null,
    source: 'demo',
  }
}

const stems = [
  'Harborlight',
  'Cedar & Vine',
  'Juniper Hill',
  'Quiet Water',
  'Sunporch',
  'Three Oaks',
  'Larkfield',
  'Open Door',
  'Birchmark',
  'Goldenrod',
  'Kindred Row',
  'Lanternside',
  'Maplewick',
  'New Morning',
  'Stillbrook',
  'Tidewell',
  'Wrenhaven',
  'Appleyard',
  'Brightwater',
  'Common Table',
  'Foxglove',
  'Hearthstone',
  'Riverbend',
  'Saltmarsh',
  'Willow Gate',
  'Northlight',
  'Plum Street',
]
const mainlandKinds = [
  'Home Care',
  'Senior Living',
  'Skilled Nursing & Rehab',
  'Home Health',
  'Adult Day Center',
] as const
const islandKinds = [
  'Hogar',
  'Cuido en Casa',
  'Égida',
  'Centro de Rehabilitación',
  'Servicios de Salud',
] as const
const islandStems = [
  'Aurora',
  'Bella Vista',
  'Los Almendros',
  'Brisas',
  'Santa Inés',
  'Monte Claro',
  'La Ceiba',
  'Flor de Maga',
]
const saints = ['Santa Elena', 'San Lucas', 'La Milagrosa', 'San Rafael']
