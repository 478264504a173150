import { sql } from 'drizzle-orm'
import { doublePrecision } from 'drizzle-orm/pg-core'
import type { Point } from './distance.ts'

/** The side of a cell, in degrees of latitude: 1.1 km. */
const cell = 0.01
/** Degrees of longitude that are as wide as a cell is high, on the middle of the cell's latitude. */
const width = `(${cell} / greatest(0.01, cos(radians((floor(latitude / ${cell}) + 0.5) * ${cell}))))`

/**
 * The columns with the middle of the cell, a kilometre wide, in which the exact `latitude` and `longitude` of a row lie.
 * The database works them out whenever those change, so that they cannot differ. Whatever tells others something of
 * where somebody lives (a search, an order, a distance) looks at these alone: whoever asks again and again, from many
 * places, finds the cell and not the home.
 */
export const coarsePosition = () => ({
  area_latitude: doublePrecision('area_latitude').generatedAlwaysAs(
    sql.raw(`(floor(latitude / ${cell}) + 0.5) * ${cell}`),
  ),
  area_longitude: doublePrecision('area_longitude').generatedAlwaysAs(
    sql.raw(`(floor(longitude / ${width}) + 0.5) * ${width}`),
  ),
})

/** Where a row lies, to its cell; null where nobody knows. */
export function cellOf(row: {
  readonly area_latitude: number | null
  readonly area_longitude: number | null
}): Point | null {
  const { area_latitude, area_longitude } = row
  return area_latitude === null || area_longitude === null
    ? null
    : { latitude: area_latitude, longitude: area_longitude }
}
