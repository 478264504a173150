/*
 * The search on a map. Whoever is found is counted by areas: squares of a grid over the whole earth, the same for everybody
 * and at every look, so that an area says nothing of where in it somebody lives. The smallest is about as large as what a ZIP
 * code names in a city, and each level's areas are four of the level below.
 */

/** A part of the earth between two latitudes and two longitudes, in degrees. */
export interface Bounds {
  readonly south: number
  readonly west: number
  readonly north: number
  readonly east: number
}

/** The sides of the smallest areas, in degrees: some 2.8 miles each way in the middle of the country. */
export const smallestArea = { latitude: 0.04, longitude: 0.05 } as const
/** The level of the largest areas, whose sides are 2⁸ times as long. */
export const highestAreaLevel = 8
/** The most areas that a map is given: where there are more, they are of a higher level. */
export const mostAreas = 300

/** The sides of a level's areas, in degrees. */
export function areaSides(level: number): { readonly latitude: number; readonly longitude: number } {
  const times = 2 ** level
  return { latitude: smallestArea.latitude * times, longitude: smallestArea.longitude * times }
}

/**
 * The level of areas for a zoom of a map whose whole earth is 256 × 2^zoom pixels wide: an area is about 150 pixels wide, which
 * is room for its words, and none is smaller than the smallest. Any number is a zoom; what is none is taken as 0.
 */
export function areaLevel(zoom: number): number {
  const whole = Number.isFinite(zoom) ? Math.floor(zoom) : 0
  return Math.min(highestAreaLevel, Math.max(0, 12 - whole))
}

/** An area as addresses and the wire name it: level, row from the equator, column from Greenwich; `0,945,-2446`. */
export interface AreaName {
  readonly level: number
  readonly row: number
  readonly column: number
}

/** The area that a name means; null for what names none. */
export function readArea(written: unknown): AreaName | null {
  if (typeof written !== 'string' || !/^\d,-?\d{1,5},-?\d{1,5}$/.test(written)) return null
  const [level, row, column] = written.split(',').map(Number) as [number, number, number]
  const name = { level, row, column }
  const { south, west, north, east } = boundsOfName(name)
  const isOnEarth = level <= highestAreaLevel && south >= -96 && north <= 96 && west >= -192 && east <= 192
  return isOnEarth && writeArea(name) === written ? name : null
}

/** The name of an area. */
export const writeArea = ({ level, row, column }: AreaName): string => `${level},${row},${column}`

/** The area of a level in which a point lies. */
export function areaAt(
  point: { readonly latitude: number; readonly longitude: number },
  level: number,
): AreaName {
  const sides = areaSides(level)
  return {
    level,
    row: Math.floor(point.latitude / sides.latitude) + 0,
    column: Math.floor(point.longitude / sides.longitude) + 0,
  }
}

/** The area of the next level that an area is a quarter of. */
export function areaAbove({ level, row, column }: AreaName): AreaName {
  return { level: level + 1, row: Math.floor(row / 2), column: Math.floor(column / 2) }
}

/** Where an area lies; null for what names none. */
export function areaBounds(written: string): Bounds | null {
  const name = readArea(written)
  return name && boundsOfName(name)
}

function boundsOfName({ level, row, column }: AreaName): Bounds {
  const sides = areaSides(level)
  return {
    south: row * sides.latitude,
    west: column * sides.longitude,
    north: (row + 1) * sides.latitude,
    east: (column + 1) * sides.longitude,
  }
}

/** The least bounds that hold all of the areas; null where none of them is one. */
export function boundsOfAreas(areas: readonly string[]): Bounds | null {
  const all = areas.flatMap((one) => areaBounds(one) ?? [])
  if (all.length === 0) return null
  return {
    south: Math.min(...all.map(({ south }) => south)),
    west: Math.min(...all.map(({ west }) => west)),
    north: Math.max(...all.map(({ north }) => north)),
    east: Math.max(...all.map(({ east }) => east)),
  }
}

const farthest = { south: -85, west: -180, north: 85, east: 180 } as const

/**
 * The part of the earth that is searched where somebody asks for what a map shows: to hundredths of a degree and not less than it
 * shows, within the earth, and never nothing. Null for what is no part of it.
 */
export function searchedBox({ south, west, north, east }: Bounds): Bounds | null {
  if (![south, west, north, east].every(Number.isFinite)) return null
  const box = {
    south: Math.max(farthest.south, hundredth(south, Math.floor)),
    west: Math.max(farthest.west, hundredth(west, Math.floor)),
    north: Math.min(farthest.north, hundredth(north, Math.ceil)),
    east: Math.min(farthest.east, hundredth(east, Math.ceil)),
  }
  return box.south < box.north && box.west < box.east ? box : null
}

/** What is a hundredth already stays so, though a computer has it a little beside; nothing is -0. */
const hundredth = (degrees: number, round: (value: number) => number) =>
  round(Number((degrees * 100).toFixed(4))) / 100 + 0

/** A part of the earth in an address and on the wire: south, west, north and east, as `37.7,-122.4,37.9,-122.1`. */
export const writeBox = ({ south, west, north, east }: Bounds): string => [south, west, north, east].join(',')

/** The part of the earth that is written so; null for what is none. */
export function readBox(written: unknown): Bounds | null {
  if (typeof written !== 'string' || !/^-?[\d.]{1,6}(,-?[\d.]{1,7}){3}$/.test(written)) return null
  const [south, west, north, east] = written.split(',').map(Number) as [number, number, number, number]
  return searchedBox({ south, west, north, east })
}

/** The middle of a part of the earth. */
export const middleOf = ({ south, west, north, east }: Bounds) => ({
  latitude: (south + north) / 2,
  longitude: (west + east) / 2,
})
