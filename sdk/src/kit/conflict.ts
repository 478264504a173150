import { batch, signal, type ReadonlySignal } from '@preact/signals-core'
import type { ApiError } from '../client/error.js'
import type { Form } from './form.js'
import { versionOf } from './recordVersion.js'

/** A field that somebody else has changed to something else meanwhile. */
export interface FieldConflict {
  readonly name: string
  readonly theirs: unknown
}

/** Whose value a field is to have. */
export type ConflictChoice = 'mine' | 'theirs'

/** A form of a record that others, or its own person in another tab, may change meanwhile. */
export interface MergingForm<D extends object> extends Form<D> {
  /** The fields that both have changed; what is typed stays in them until somebody chooses. */
  readonly conflicts: ReadonlySignal<readonly FieldConflict[]>
  /** Settles one of them: keeps what is typed, or takes over what is there now. */
  choose(name: string, choice: ConflictChoice): void
}

/** What a merging form is made of. */
export interface MergingOptions<R, D extends object> {
  /** The record as the person has it before them. */
  readonly record: R
  /** What the form holds of a record. */
  readonly valuesOf: (record: R) => D
  /** Makes the form; its submit names the version of `seen()`, and throws a `conflict` where that is no more. */
  readonly form: (seen: () => R) => Form<D>
  /** The record as it is now, from what the server said or asked for anew; null where that cannot be known. */
  readonly current: (refusal: ApiError) => Promise<R | null>
}

/**
 * A form that overwrites nobody in silence. Where a save is refused because the record has changed meanwhile, what only
 * the others changed is taken over, what only this person changed stays and is saved, and what both changed is theirs
 * to choose, field by field.
 */
export function createMergingForm<R, D extends object>({
  record,
  valuesOf,
  form: make,
  current,
}: MergingOptions<R, D>): MergingForm<D> {
  let seen = record
  const conflicts = signal<readonly FieldConflict[]>([])
  const form = make(() => seen)

  async function submit(): Promise<boolean> {
    if (conflicts.peek().length > 0) return false
    for (let round = 0; round < mostRounds; round++) {
      if (await form.submit()) return true
      const refusal = form.failure.peek()
      if (refusal?.kind !== 'conflict') return false
      const now = await current(refusal)
      if (now === null || !merge(now)) return false
    }
    return false
  }

  /** Takes in what others have changed. Whether nothing is left to be chosen. */
  function merge(now: R): boolean {
    const [before, theirs, mine] = [valuesOf(seen), valuesOf(now), form.data.peek()]
    seen = now
    const open: FieldConflict[] = []
    batch(() => {
      for (const name of Object.keys(theirs) as (keyof D & string)[]) {
        if (isSame(before[name], theirs[name]) || isSame(mine[name], theirs[name])) continue
        if (isSame(mine[name], before[name])) form.fill({ [name]: theirs[name] } as unknown as Partial<D>)
        else open.push({ name, theirs: theirs[name] })
      }
      conflicts.value = open
    })
    return open.length === 0
  }

  return {
    ...form,
    conflicts,
    submit,
    choose(name, choice) {
      const open = conflicts.peek().find((one) => one.name === name)
      if (!open) return
      batch(() => {
        conflicts.value = conflicts.peek().filter((one) => one !== open)
        if (choice === 'theirs') form.fill({ [name]: open.theirs } as Partial<D>)
      })
    },
  }
}

/** So often a save is tried anew while others keep changing the same record. */
const mostRounds = 3

const isSame = (one: unknown, other: unknown) => versionOf(one) === versionOf(other)
