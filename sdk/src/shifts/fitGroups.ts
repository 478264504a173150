import { isRecord } from '../kit/shape.js'

/** How many of a ranked list fit in full, and how many in part; the others come after both. */
export interface FitCounts {
  readonly fitting: number
  readonly in_part: number
  readonly records: number
}

/** What of a ranked list a page shows together: all that was asked for, a part of it, or what something is missing for. */
export interface FitGroup<T> {
  readonly fit: 'full' | 'part' | 'missing'
  readonly items: readonly T[]
  /** How many there are of them on all pages; and whether anything stands before them there. */
  readonly count: number
  readonly isFirst: boolean
}

/** A page of a ranked list, parted where the fit changes; `offset` is how many stand before it. */
export function fitGroups<T>(items: readonly T[], offset: number, counts: FitCounts): FitGroup<T>[] {
  const all: readonly T[] = Array.isArray(items) ? items : []
  const { fitting, in_part, records } = isRecord(counts) ? numbersOf(counts) : none
  const before = numberOf(offset)
  const sizes = [
    ['full', fitting],
    ['part', in_part],
    ['missing', records - fitting - in_part],
  ] as const
  let begin = 0
  return sizes.flatMap(([fit, count]) => {
    const isFirst = begin === 0
    const [from, to] = [Math.max(0, begin - before), Math.max(0, begin + count - before)]
    begin += count
    const own = all.slice(from, to)
    return own.length > 0 ? [{ fit, items: own, count, isFirst }] : []
  })
}

const numberOf = (value: unknown): number => (typeof value === 'number' && value > 0 ? value : 0)
const numbersOf = ({ fitting, in_part, records }: FitCounts): FitCounts => ({
  fitting: numberOf(fitting),
  in_part: numberOf(in_part),
  records: numberOf(records),
})
const none: FitCounts = { fitting: 0, in_part: 0, records: 0 }
