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

/** A point as one on a ball of radius 1. */
export function onBall({ latitude, longitude }: Point): readonly [x: number, y: number, z: number] {
  const [up, aside] = [radians(latitude), radians(longitude)]
  return [Math.cos(up) * Math.cos(aside), Math.cos(up) * Math.sin(aside), Math.sin(up)]
}

/** The square of the straight way through a ball of radius 1 between two points that are so many miles apart along the great circle. */
export const squareOfMiles = (miles: number): number =>
  (2 * Math.sin(Math.min(Math.PI / 2, miles / (2 * earthRadius)))) ** 2

/** Miles along the great circle, of such a square, in SQL. */
export const milesOfSquare = (square: SQL): SQL<number> =>
  sql`${2 * earthRadius}::float8 * asin(sqrt(${square}) / 2)`

const cellsPerDegree = 4

/** The cells, quarters of a degree as rows of the search are numbered by them, that a circle may reach into. */
export function cellsAround(point: Point, miles: number): number[] {
  const { south, north, west, east } = boxAround(point, miles)
  const cell = (degrees: number) => Math.floor(degrees * cellsPerDegree)
  const cells: number[] = []
  for (let row = cell(south + 90); row <= cell(north + 90); row++)
    for (let column = cell(west + 180); column <= cell(east + 180); column++)
      cells.push(row * 360 * cellsPerDegree + column)
  return cells
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
