import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'

/** A ZIP code with the town it delivers to. Coordinates to a hundredth of a degree, which is about half a mile. */
export interface ZipPlace {
  readonly zip: string
  readonly city: string
  readonly county: string
  readonly state: string
  readonly latitude: number
  readonly longitude: number
}

/**
 * The table as a file: column by column, each value as what it adds to the one before, compressed by brotli. Rows
 * come in the order of their codes.
 */
export function packZips(rows: readonly ZipPlace[]): Buffer {
  const counties = [...new Set(rows.map(countyKey))]
  const places = [...new Set(rows.map(({ city }) => city))]
  const countyAt = new Map(counties.map((key, at) => [key, at]))
  const placeAt = new Map(places.map((city, at) => [city, at]))
  const columns = [
    rows.map(({ zip }) => Number(zip)),
    rows.map((row) => countyAt.get(countyKey(row))!),
    rows.map(({ city }) => placeAt.get(city)!),
    rows.map(({ latitude }) => hundredths(latitude)),
    rows.map(({ longitude }) => hundredths(longitude)),
  ]
  const text = [counties, places, ...columns.map(differences)].map((list) => list.join(';')).join('\n')
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_PARAM_SIZE_HINT } = constants
  return brotliCompressSync(text, {
    params: { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_LGWIN]: 24, [BROTLI_PARAM_SIZE_HINT]: text.length },
  })
}

/** The rows of a packed table. */
export function unpackZips(packed: Buffer): ZipPlace[] {
  const lines = brotliDecompressSync(packed).toString('utf8').split('\n')
  const [counties, places] = lines.slice(0, 2).map((line) => line.split(';')) as [string[], string[]]
  const [codes, countyAt, placeAt, north, east] = lines.slice(2).map(sums) as [
    number[],
    number[],
    number[],
    number[],
    number[],
  ]
  return codes.map((code, row) => {
    const key = counties[countyAt[row]!]!
    return {
      zip: String(code).padStart(5, '0'),
      city: places[placeAt[row]!]!,
      county: key.slice(2),
      state: key.slice(0, 2),
      latitude: north[row]! / 100,
      longitude: east[row]! / 100,
    }
  })
}

const countyKey = ({ state, county }: ZipPlace) => state + county
const hundredths = (degrees: number) => Math.round(degrees * 100)

/** Each number as what it adds to the one before; none where it adds nothing. */
const differences = (numbers: readonly number[]): (number | '')[] =>
  numbers.map((one, at) => one - (numbers[at - 1] ?? 0) || '')

function sums(line: string): number[] {
  let sum = 0
  return line.split(';').map((more) => (sum += Number(more)))
}
