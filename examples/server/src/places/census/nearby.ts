import { milesBetween, type Point } from '../../geo/distance.ts'

/** An area by its inner point, and by the radius in miles of a circle as large as its land. */
export interface Area extends Point {
  readonly radius: number
}

/** Whoever is farther from an area than this, in miles, has nothing to do with it. */
const farthest = 60

/** The radius of an area of so many square miles. */
export const radiusOf = (squareMiles: number): number => Math.sqrt(Math.max(0, squareMiles) / Math.PI)

/**
 * Finds the area that a point most likely lies in: the nearest, where half of a radius counts for nothing, so that a
 * large city keeps outskirts that lie nearer to the middle of a small neighbour. Undefined where none is near.
 */
export function nearbyAreas<A extends Area>(
  areas: readonly A[],
): (point: Point, fits?: (area: A) => boolean) => A | undefined {
  const cells = new Map<string, A[]>()
  for (const area of areas) {
    const key = keyOf(Math.floor(area.latitude), Math.floor(area.longitude))
    const cell = cells.get(key)
    if (cell) cell.push(area)
    else cells.set(key, [area])
  }
  return (point, fits = () => true) => {
    let best: A | undefined
    let least = farthest
    for (const area of around(cells, point)) {
      if (!fits(area)) continue
      const distance = milesBetween(point, area) - area.radius / 2
      if (distance < least) [best, least] = [area, distance]
    }
    return best
  }
}

/** The areas of the cells of a degree around a point; two to either side, since they are narrow in the north. */
function* around<A>(cells: ReadonlyMap<string, readonly A[]>, { latitude, longitude }: Point): Generator<A> {
  for (const up of [-1, 0, 1])
    for (const aside of [-2, -1, 0, 1, 2])
      yield* cells.get(keyOf(Math.floor(latitude) + up, Math.floor(longitude) + aside)) ?? []
}

const keyOf = (latitude: number, longitude: number) => `${latitude} ${longitude}`
