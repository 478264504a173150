import type { SpecialtyId } from '@homecare/sdk/caregivers'
import { specialties } from '@homecare/sdk/caregivers'
import type { CaregiverQuery } from '@homecare/sdk/search'
import type { SQL } from 'drizzle-orm'
import { sql } from '../db/words.ts'
import { cellsAround, onBall, squareOfMiles, type Point } from '../geo/distance.ts'
import { refuse } from '../refusals/refuse.ts'
import type { Area } from './area.ts'
import { livesWithin, matching, ofCaregiver } from './matches.ts'
import { specialtyFilters } from './specialtyFilters.ts'

/** Miles around a place when a search says nothing else. */
const usualMiles = 30

export const milesOf = (query: CaregiverQuery): number => query.distance ?? usualMiles

/** Where distances are measured from; null in what has no middle. */
export const pointOf = (area: Area) => ('point' in area ? area.point : null)

/** The square of the way to a place on a ball of radius 1; nobody is near where none is searched. */
export function squareIn(area: Area): SQL {
  const point = pointOf(area)
  if (!point) return sql`null::float8`
  const [x, y, z] = onBall(point)
  const squared = (column: SQL, value: number) =>
    sql`(${column} - ${value}::float8) * (${column} - ${value}::float8)`
  return sql`(${squared(sql`r.x`, x)} + ${squared(sql`r.y`, y)} + ${squared(sql`r.z`, z)})`
}

/** Whether a row `r` is within so many miles of a point, by the cosine of the angle between them: one product, where a square takes three. */
function isWithin(point: Point, miles: number): SQL {
  const [x, y, z] = onBall(point)
  return sql`r.x * ${x}::float8 + r.y * ${y}::float8 + r.z * ${z}::float8 >= ${1 - squareOfMiles(miles) / 2}::float8`
}

/** What a query asks in an area of a row `r` of the search, but for when they are free (`isFreeWhen`). */
export function conditionsOf(query: CaregiverQuery, area: Area, familyId: number | null, now: number): SQL[] {
  return [...placeConditions(query, area), ...filterConditions(query, familyId, now)]
}

function placeConditions(query: CaregiverQuery, area: Area): SQL[] {
  switch (area.kind) {
    case 'around': {
      const miles = milesOf(query)
      return [
        sql`r.cell = any(${sql.param(cellsAround(area.point, miles))}::int[])`,
        isWithin(area.point, miles),
      ]
    }
    case 'box':
      return [livesWithin(area.box)]
    case 'county':
      return [sql`r.state = ${area.state}`, sql`r.county = ${area.county}`]
    case 'state':
      return [sql`r.state = ${area.state}`]
    case 'everywhere':
      return [sql`true`]
  }
}

function filterConditions(query: CaregiverQuery, familyId: number | null, now: number): SQL[] {
  const wanted = matching(query, now)
  if (query.specialty !== undefined)
    wanted.push(ofCaregiver(specialtyFilters[knownSpecialty(query.specialty)](now)))
  if (query.favorites) {
    wanted.push(
      sql`exists (select 1 from favorites f where f.family_id = ${familyId}::int and f.caregiver_id = r.id)`,
    )
  }
  if (query.school_id !== undefined) {
    wanted.push(
      sql`exists (select 1 from educations e where e.caregiver_id = r.id and e.school_id = ${query.school_id}::int)`,
    )
  }
  if (query.business_id !== undefined) {
    wanted.push(
      sql`exists (select 1 from experiences e where e.caregiver_id = r.id and e.business_id = ${query.business_id}::int)`,
    )
  }
  return wanted
}

function knownSpecialty(specialty: string): SpecialtyId {
  if (!specialties.has(specialty)) throw refuse.notFound()
  return specialty
}
