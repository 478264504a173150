import { sql, type SQL } from 'drizzle-orm'

export interface Point {
  readonly latitude: number
  readonly longitude: number
}

/** Mean radius of the earth, in miles. */
const earthRadius = 3958.7613
const milesPerDegree = (Math.PI * earthRadius) / 180

/** Miles along the great circle. */
export function milesBetween(a: Point, b: Point): number {
  const [from, to] = [radians(a.latitude), radians(b.latitude)]
  const half =
    Math.sin((to - from) / 2) ** 2 +
    Math.cos(from) * Math.cos(to) * Math.sin(radians(b.longitude - a.longitude) / 2) ** 2
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(half)))
}

/** The same in SQL, for two columns. */
export function milesTo(point: Point, latitude: SQL, longitude: SQL): SQL<number> {
  const fromCosine = Math.cos(radians(point.latitude))
  return sql`${2 * earthRadius}::float8 * asin(least(1, sqrt(
    power(sin(radians(${latitude} - ${point.latitude}::float8) / 2), 2)
    + ${fromCosine}::float8 * cos(radians(${latitude})) * power(sin(radians(${longitude} - ${point.longitude}::float8) / 2), 2)
  )))`
}

/** The smallest box of degrees around a circle; a btree index finds what lies in it. */
export function boxAround(point: Point, miles: number) {
  const up = miles / milesPerDegree
  const aside = up / Math.max(0.01, Math.cos(radians(point.latitude)))
  return {
    south: point.latitude - up,
    north: point.latitude + up,
    west: point.longitude - aside,
    east: point.longitude + aside,
  }
}

const radians = (degrees: number) => (degrees * Math.PI) / 180
