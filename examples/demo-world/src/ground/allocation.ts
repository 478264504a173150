import { placeNamed } from './places.ts'
import type { PlaceRow } from '../rows/rows.ts'

/** Which caregiver lives where, both ways, without a list of them. */
export interface Allocation {
  /** The places with caregivers, biggest first. */
  places: readonly PlaceRow[]
  placeOf(index: number): PlaceRow
  countAt(place: PlaceRow): number
  /** The `nth` caregiver of a place, as an index. */
  at(place: PlaceRow, nth: number): number
}

const METROS = 60
const ISLAND_CITIES = 15
const MINIMUM = 15
/** Oakland is where the demo's families live, so its lists are well filled. */
const HOME_SHARE = 4

/**
 * Spreads `count` caregivers over sixty metropolitan cities and fifteen of Puerto Rico by population, with
 * fifteen in each as far as the count reaches. The first `reserved` live in Oakland. The others' order
 * mixes the cities, so that any first page of rows is from everywhere.
 */
export function allocate(places: readonly PlaceRow[], count: number, reserved: number): Allocation {
  const oakland = placeNamed(places, 'Oakland', 'CA')
  const chosen = [...metros(places, oakland), ...islandCities(places)]
  const rest = Math.max(0, count - reserved)
  const minimum = Math.min(MINIMUM, Math.floor(rest / chosen.length))
  const weights = chosen.map((place) => place.population ** 0.55 * (place === oakland ? HOME_SHARE : 1))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const spare = rest - minimum * chosen.length

  const starts: number[] = []
  let gone = 0
  let share = 0
  chosen.forEach((_, i) => {
    starts.push(minimum * i + gone)
    share += (weights[i]! / total) * spare
    gone = i === chosen.length - 1 ? spare : Math.round(share)
  })
  starts.push(rest)

  const stride = coprime(rest)
  const back = inverse(stride, rest)
  const numberOf = new Map(chosen.map((place, i) => [place.id, i]))

  function slotsOf(place: PlaceRow) {
    const i = numberOf.get(place.id)
    return i === undefined ? { from: 0, to: 0 } : { from: starts[i]!, to: starts[i + 1]! }
  }
  return {
    places: chosen,
    placeOf(index) {
      if (index < reserved) return oakland
      const slot = Number((BigInt(index - reserved) * BigInt(stride)) % BigInt(rest))
      let low = 0
      let high = chosen.length - 1
      while (low < high) {
        const middle = (low + high + 1) >> 1
        if (starts[middle]! <= slot) low = middle
        else high = middle - 1
      }
      return chosen[low]!
    },
    countAt(place) {
      const { from, to } = slotsOf(place)
      return to - from + (place === oakland ? Math.min(reserved, count) : 0)
    },
    at(place, nth) {
      const { from, to } = slotsOf(place)
      if (nth >= to - from) return nth - (to - from)
      return reserved + Number((BigInt(from + nth) * BigInt(back)) % BigInt(rest))
    },
  }
}

/** The biggest cities that are not a suburb of a bigger one, with Oakland. */
function metros(places: readonly PlaceRow[], oakland: PlaceRow): PlaceRow[] {
  const found: PlaceRow[] = [oakland]
  const bySize = places.filter((place) => place.state !== 'PR').sort((a, b) => b.population - a.population)
  for (const place of bySize) {
    if (found.length === METROS) break
    if (place === oakland || found.some((other) => other !== oakland && near(place, other))) continue
    found.push(place)
  }
  return found.sort((a, b) => b.population - a.population)
}

function islandCities(places: readonly PlaceRow[]): PlaceRow[] {
  return places
    .filter((place) => place.state === 'PR')
    .sort((a, b) => b.population - a.population)
    .slice(0, ISLAND_CITIES)
}

/** Roughly within fifteen miles. */
function near(a: PlaceRow, b: PlaceRow): boolean {
  const east = (a.longitude - b.longitude) * Math.cos((a.latitude * Math.PI) / 180)
  return Math.hypot(a.latitude - b.latitude, east) * 69 < 15
}

function coprime(count: number): number {
  let candidate = Math.max(1, Math.floor(count * 0.618))
  while (divisor(candidate, count) !== 1) candidate++
  return candidate
}

function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b)
}

/** x with stride·x ≡ 1 (mod count), by Euclid. */
function inverse(stride: number, count: number): number {
  let [r, nextR] = [count, stride]
  let [t, nextT] = [0, 1]
  while (nextR !== 0) {
    const quotient = Math.floor(r / nextR)
    ;[r, nextR] = [nextR, r - quotient * nextR]
    ;[t, nextT] = [nextT, t - quotient * nextT]
  }
  return t < 0 ? t + count : t
}
