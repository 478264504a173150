import { createRandom } from '@homecare/demo-world/ground/random'

/** What may happen, each as often among the others as its number says. */
const deeds = {
  hand_in: 14,
  take_back: 4,
  send_back: 4,
  hand_in_again: 6,
  pay: 18,
  pay_twice_at_once: 4,
  answer_bank: 4,
  check: 3,
  correct: 4,
  agree: 3,
  settle: 4,
  return: 4,
  dispute: 5,
  decide_dispute: 5,
  claim: 4,
  decline: 2,
  refund: 10,
  refund_there: 6,
  write_off: 5,
  answer_dispute: 2,
  hold: 5,
  release: 4,
  retry_transfer: 2,
  confirm: 6,
  payout_paid: 3,
  payout_failed: 2,
  reorder: 3,
  duplicate: 3,
  deliver: 3,
  fault: 6,
  pass_time: 12,
} as const
export type DeedName = keyof typeof deeds

/** A step of a walk, as plain data: which of the pairs does what. The numbers choose among what there is then. */
export interface Step {
  readonly deed: DeedName
  readonly pair: number
  readonly which: number
  readonly how: number
}
export type Sequence = readonly Step[]

const bag = Object.entries(deeds).flatMap(([deed, often]) =>
  Array.from({ length: often }, () => deed as DeedName),
)

/** Sequences of three to nine steps, the same for the same seed. Each begins with hours that are handed in. */
export function sequencesOf(seed: number, count: number): Sequence[] {
  const { next } = createRandom(`walk ${seed}`)
  const below = (limit: number) => Math.floor(next() * limit)
  return Array.from({ length: count }, () => {
    const pair = below(1000)
    const step = (deed: DeedName): Step => ({
      ...{ deed, which: below(1000), how: below(1000) },
      // Mostly of the same two people.
      pair: below(4) === 0 ? below(1000) : pair,
    })
    return [step('hand_in'), ...Array.from({ length: 2 + below(7) }, () => step(bag[below(bag.length)]!))]
  })
}

/**
 * The fewest steps that fail as well, found by leaving out whole sequences and then single steps: each try is played from the
 * beginning. `tries` at most, since each takes its time.
 */
export async function shrunk(
  failing: readonly Sequence[],
  fails: (sequences: readonly Sequence[]) => Promise<boolean>,
  tries: number,
): Promise<readonly Sequence[]> {
  let [best, left] = [failing, tries]
  async function without(candidates: (from: readonly Sequence[]) => readonly (readonly Sequence[])[]) {
    for (let isSmaller = true; isSmaller && left > 0;) {
      isSmaller = false
      for (const candidate of candidates(best)) {
        if (left-- <= 0) return
        if (!(await fails(candidate))) continue
        best = candidate
        isSmaller = true
        break
      }
    }
  }
  // The last one alone, then halves of what came before it, then one by one.
  await without((from) => {
    const last = from.slice(-1)
    const before = from.slice(0, -1)
    const half = Math.ceil(before.length / 2)
    const halves = [[], before.slice(half), before.slice(0, half)].map((kept) => [...kept, ...last])
    return halves.filter(({ length }) => length < from.length)
  })
  await without((from) => from.map((_, at) => from.toSpliced(at, 1)).filter(({ length }) => length > 0))
  await without((from) =>
    from.flatMap((sequence, at) => sequence.map((_, step) => from.with(at, sequence.toSpliced(step, 1)))),
  )
  return best
}
