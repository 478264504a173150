import { batch, computed, signal, type ReadonlySignal } from '@preact/signals-core'
import { fits } from '../structs/fits.js'
import type { ApiError } from '../error.js'
import type { Form } from './form.js'
import { versionOf, type Editable } from '../state/recordVersion.js'

/** A field that somebody else has changed to something else meanwhile, or several that say one thing together. */
export interface FieldConflict {
  /** The field, or the first of several. */
  readonly name: string
  /** What there is now: the value of the field, or of several their values by name. */
  readonly theirs: unknown
  /** What this person has in it, in the same way: as it stands in the form, also while they go on typing. */
  readonly mine: unknown
}

/** Whose value a field is to have. */
export type ConflictChoice = 'mine' | 'theirs'

/** A form of a record that others, or its own person in another tab, may change meanwhile. */
export interface MergingForm<D extends object> extends Form<D> {
  /** The fields that both have changed; what is typed stays in them until somebody chooses. */
  readonly conflicts: ReadonlySignal<readonly FieldConflict[]>
  /** The record was deleted meanwhile: what is typed is still here, and submitting adds it again. */
  readonly gone: ReadonlySignal<boolean>
  /**
   * What the record said, field by field, when this person changed it: what is kept of a form for later, beside what was
   * typed, so that `restore` can tell whether others have changed it since.
   */
  readonly base: ReadonlySignal<Partial<D>>
  /**
   * Puts in what was typed earlier, as edits, over a record that then said `was`. What others have changed since is theirs
   * to choose; of a field that `was` does not name, nothing is known.
   */
  restore(typed: Partial<D>, was: Partial<D>): void
  /** Settles one of them: keeps what is typed, or takes over what is there now. */
  choose(name: string, choice: ConflictChoice): void
}

/** What a merging form is made of. */
export interface MergingOptions<R, D extends object> {
  readonly kind: Pick<Editable<R>, 'shape'>
  /** The record as the person has it before them; null for a new one. */
  readonly record: R | null
  /** What the form holds of a record; fields that it leaves out are none of the record's. */
  readonly valuesOf: (record: R) => Partial<D>
  /** Fields that say one thing together, as the parts of an address: whoever changed one of them has changed it. */
  readonly together?: readonly (readonly (keyof D & string)[])[]
  /**
   * Makes the form; its submit names the version of `seen()`, and throws a `conflict` with the record as it is now where
   * that is no more. Where nothing was `seen()`, it adds the record. What it was answered it tells by `saw`, so that it
   * may be submitted again.
   */
  readonly form: (seen: () => R | null, saw: (record: R) => void) => Form<D>
  /** Takes in the record as others have made it. */
  readonly taken?: (record: R) => void
  /** A record that was deleted meanwhile can be added again. */
  readonly addsAgain?: boolean
}

/**
 * A form that overwrites nobody in silence. Where a save is refused because the record has changed meanwhile, what only
 * the others changed is taken over, what only this person changed stays and is saved, and what both changed is theirs
 * to choose, field by field.
 */
export function createMergingForm<R, D extends object>({
  kind,
  record,
  valuesOf,
  together = [],
  form: make,
  taken,
  addsAgain = false,
}: MergingOptions<R, D>): MergingForm<D> {
  interface OpenField {
    readonly names: readonly (keyof D & string)[]
    readonly was: Partial<D>
    readonly theirs: Partial<D>
  }
  const seen = signal(record)
  const open = signal<readonly OpenField[]>([])
  /** Submits that nothing was sent for, because something is still to be chosen. */
  const unchosen = signal(0)
  const gone = signal(false)
  /** The failure that the choices tell of: it is not said a second time. */
  const told = signal<ApiError | null>(null)
  const form = make(
    () => seen.peek(),
    (record) => (seen.value = record),
  )
  // A new record that turns out to have been begun elsewhere is compared with what the form began with.
  const empty: Partial<D> = form.data.peek()
  const known = computed(() => (seen.value === null ? empty : valuesOf(seen.value)))

  async function submit(): Promise<boolean> {
    if (open.peek().length > 0) {
      unchosen.value++
      return false
    }
    for (let round = 0; round < mostRounds; round++) {
      if (await form.submit()) {
        gone.value = false
        return true
      }
      const refusal = form.failure.peek()
      if (refusal === null) return false
      if (refusal.kind === 'notFound' && addsAgain && seen.peek() !== null) {
        batch(() => {
          seen.value = null
          gone.value = true
          told.value = refusal
        })
        return false
      }
      if (refusal.kind !== 'conflict' || !fits(refusal.current, kind.shape)) return false
      taken?.(refusal.current)
      if (merge(refusal.current)) continue
      told.value = refusal
      return false
    }
    return false
  }

  /** Takes in what others have changed. Whether nothing is left to be chosen. */
  function merge(now: R): boolean {
    const was = known.peek()
    const [theirs, mine] = [valuesOf(now), form.data.peek()]
    const both: OpenField[] = []
    batch(() => {
      seen.value = now
      for (const names of unitsOf(Object.keys(theirs) as (keyof D & string)[])) {
        const [old, other, own] = [pick<D>(was, names), pick<D>(theirs, names), pick<D>(mine, names)]
        if (isSame(old, other) || isSame(own, other)) continue
        if (isSame(own, old)) form.fill(other)
        else both.push({ names, was: old, theirs: other })
      }
      open.value = both
    })
    return both.length === 0
  }

  function restore(typed: Partial<D>, was: Partial<D>): void {
    const theirs = known.peek()
    batch(() => {
      for (const names of unitsOf(Object.keys(typed) as (keyof D & string)[])) {
        const told = names.filter((name) => name in typed)
        if (told.length === 0 || open.peek().some((one) => one.names[0] === names[0])) continue
        const other = pick<D>(theirs, names)
        const old = { ...other, ...pick<D>(was, namesIn(was, names)) }
        const own = { ...old, ...pick<D>(typed, told) }
        // What was put back to what it said is no change.
        if (isSame(own, old)) continue
        const isOpen = seen.peek() !== null && !isSame(old, other) && !isSame(own, other)
        for (const name of isOpen ? names : told) form.fields[name].set(own[name] as D[typeof name])
        if (isOpen) open.value = [...open.peek(), { names, was: old, theirs: other }]
      }
    })
  }

  function unitsOf(names: readonly (keyof D & string)[]): readonly (readonly (keyof D & string)[])[] {
    return [...together, ...names.filter((name) => !isTogether(name)).map((name) => [name])]
  }
  function isTogether(name: string): boolean {
    return together.some((names) => names.some((one) => one === name))
  }
  /** The value of a field; of fields that say one thing together, all of them by name. */
  function shownOf(names: OpenField['names'], values: Partial<D>): unknown {
    return isTogether(names[0]!) ? values : values[names[0]!]
  }

  return {
    ...form,
    errors: computed(() =>
      told.value !== null && told.value === form.failure.value ? [] : form.errors.value,
    ),
    refusals: computed(() => form.refusals.value + unchosen.value),
    conflicts: computed(() =>
      open.value.map(({ names, theirs }) => ({
        name: names[0]!,
        theirs: shownOf(names, theirs),
        mine: shownOf(names, pick<D>(form.data.value, names)),
      })),
    ),
    gone,
    base: computed(() => Object.assign({}, known.value, ...open.value.map(({ was }) => was)) as Partial<D>),
    restore,
    submit,
    choose(name, choice) {
      const chosen = open.peek().find(({ names }) => names[0] === name)
      if (!chosen) return
      batch(() => {
        open.value = open.peek().filter((one) => one !== chosen)
        if (choice === 'theirs') form.fill(chosen.theirs)
      })
    },
  }
}

/** So often a save is tried anew while others keep changing the same record. */
const mostRounds = 3

const isSame = (one: unknown, other: unknown) => versionOf(one) === versionOf(other)

const namesIn = <D extends object>(values: Partial<D>, names: readonly (keyof D & string)[]) =>
  names.filter((name) => name in values)

function pick<D extends object>(values: Partial<D>, names: readonly (keyof D)[]): Partial<D> {
  return Object.fromEntries(names.map((name) => [name, values[name]])) as unknown as Partial<D>
}
