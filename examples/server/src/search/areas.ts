import {
  areaAbove,
  areaAt,
  areaBounds,
  highestAreaLevel,
  middleOf,
  mostAreas,
  writeArea,
  searchedBox,
  writeBox,
  type AreaName,
  type AreaQuery,
  type FoundArea,
  type FoundAreas,
} from '@homecare/sdk/search'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { boxAround } from '../geo/distance.ts'
import type { Gazetteer } from '../places/gazetteer.ts'
import { zipNear } from '../places/zips/zipTable.ts'
import type { Area } from './area.ts'
import { areaOfUser } from './matches.ts'
import { milesOf } from './conditions.ts'
import { foundIn } from './found.ts'

/** What is counted of an area: who fulfils all that was asked, and all that were found; the least that they ask for, in cents. */
interface Count {
  readonly fits: number
  readonly least_fit: number | null
  readonly records: number
  readonly least: number
}
type Counted = AreaName & Count

/**
 * How many of those whom a query finds live in which area of a level, or of the next one above with few enough of them. Where
 * somebody lives is known by their cell alone, and said by the name of a square that is at least ten times as large.
 */
export async function foundAreas(
  db: Db,
  query: AreaQuery,
  area: Area,
  familyId: number | null,
  now: number,
  known: Gazetteer,
): Promise<Pick<FoundAreas, 'level' | 'bounds' | 'areas'>> {
  const level = query.level ?? highestAreaLevel
  const [row, column] = areaOfUser(level)
  const { rows } = await db.execute(sql`
    with ${foundIn(query, area, familyId, now)}
    select ${row} as "row", ${column} as "column",
      count(*)::int as records, (count(*) filter (where near.fits))::int as fits,
      min(near.desired_wage) as least, min(near.desired_wage) filter (where near.fits) as least_fit
    from near join users u on u.id = near.id
    where u.area_latitude is not null and u.area_longitude is not null
    group by 1, 2`)
  let counted = (rows as unknown as readonly Omit<Counted, 'level'>[]).map((one): Counted => ({
    ...one,
    level,
  }))
  while (counted.length > mostAreas) counted = above(counted)
  const someFit = counted.some(({ fits }) => fits > 0)
  const areas = counted
    .map((one) => ({ name: writeArea(one), ...(someFit ? fitting(one) : inPart(one)) }))
    .filter(({ caregivers }) => caregivers > 0)
    .toSorted((one, other) => other.caregivers - one.caregivers || (one.name < other.name ? -1 : 1))
    .map(({ name, ...figures }): FoundArea => ({ area: name, ...figures, ...townOf(name, known) }))
  return { level: counted[0]?.level ?? level, bounds: boundsOf(query, area), areas }
}

const fitting = ({ fits, least_fit }: Count) => ({ caregivers: fits, rate_low: least_fit ?? 0 })
const inPart = ({ records, least }: Count) => ({ caregivers: records, rate_low: least })

/** The same by the areas of the next level. */
function above(counted: readonly Counted[]): Counted[] {
  const joined = new Map<string, Counted>()
  for (const one of counted) {
    const name = areaAbove(one)
    const key = writeArea(name)
    const other = joined.get(key)
    joined.set(key, other ? { ...name, ...sum(one, other) } : { ...one, ...name })
  }
  return [...joined.values()]
}

const sum = (one: Count, other: Count): Count => ({
  fits: one.fits + other.fits,
  least_fit:
    one.least_fit === null || other.least_fit === null
      ? (one.least_fit ?? other.least_fit)
      : Math.min(one.least_fit, other.least_fit),
  records: one.records + other.records,
  least: Math.min(one.least, other.least),
})

/** What an area is called by: the ZIP code in its middle or, where none is near, the nearest town. */
function townOf(area: string, known: Gazetteer): Pick<FoundArea, 'city' | 'state' | 'zip'> {
  const middle = middleOf(areaBounds(area)!)
  const code = zipNear(middle)
  if (code) return { city: code.city, state: code.state, zip: code.zip }
  const place = known.nearest(middle)
  return { city: place?.city ?? '', state: place?.state ?? '', zip: place?.zip_codes[0] ?? '' }
}

/** Where a query looks, by whole areas: around a family it is not said where its home is. */
function boundsOf(query: AreaQuery, area: Area): string | null {
  if (area.kind === 'box') return writeBox(area.box)
  if (area.kind !== 'around') return null
  const { south, west, north, east } = boxAround(area.point, milesOf(query))
  const first = areaBounds(writeArea(areaAt({ latitude: south, longitude: west }, 0)))
  const last = areaBounds(writeArea(areaAt({ latitude: north, longitude: east }, 0)))
  const box =
    first && last && searchedBox({ south: first.south, west: first.west, north: last.north, east: last.east })
  return box && writeBox(box)
}
