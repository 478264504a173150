import { signal, type ReadonlySignal } from '@preact/signals-core'
import type { Client } from '../client/client.js'
import { action, type Action } from '../kit/state/action.js'
import { required } from '../kit/checks.js'
import { describeFailure } from '../kit/describeFailure.js'
import { sayFailure } from '../kit/forms/sayFailure.js'
import { createForm, type Form } from '../kit/forms/form.js'
import type { Toasts } from '../kit/state/toasts.js'
import { listOwnTrail, readTrail, type ReadTrail, type TrailEntry, type TrailPage } from './calls.js'
import type { TrailReason } from '../vocabulary/trail/catalogue.js'

/** Entries on one page of a trail. */
export const trailPageSize = 20

/** A trail as far as it has been read, latest first. */
export interface TrailStore {
  readonly entries: ReadonlySignal<readonly TrailEntry[]>
  readonly total: ReadonlySignal<number>
  readonly hasMore: ReadonlySignal<boolean>
  /** Adds the next page of earlier ones. */
  readonly more: Action<[], TrailPage>
  /** Takes in the first page as it was loaded anew. */
  set(loaded: TrailPage): void
}

/** Reads the first page of one's own trail. */
export const loadTrail = (care: Client, signal: AbortSignal): Promise<TrailPage> =>
  care.call(listOwnTrail, { query: { limit: trailPageSize, offset: 0 } }, { signal })

/** One's own trail, beginning with what the page came with. */
export const createTrail = (care: Client, toasts: Toasts, loaded: TrailPage): TrailStore =>
  pagesOf(loaded, toasts, (offset) => care.call(listOwnTrail, { query: { limit: trailPageSize, offset } }))

/** The trail of somebody, as staff read it: each page with the reason that was given. */
export function createReadTrail(
  care: Client,
  toasts: Toasts,
  asked: TrailQuestion,
  loaded: ReadTrail,
): TrailStore {
  return pagesOf(loaded, toasts, (offset) =>
    care.call(readTrail, { body: { ...asked, limit: trailPageSize, offset } }),
  )
}

/** Whose trail staff read, and why. */
export interface TrailQuestion {
  readonly email: string
  readonly reason: TrailReason
}

/** Asks for the trail of the person with an address, for a reason. `found` hears what was asked and answered. */
export function createTrailForm(
  care: Client,
  found: (asked: TrailQuestion, answer: ReadTrail) => void,
): Form<{ email: string; reason: TrailReason | null }> {
  return createForm<{ email: string; reason: TrailReason | null }>({
    fields: {
      email: { initial: '', checks: [required()] },
      reason: { initial: null, checks: [required()] },
    },
    async submit({ email, reason }) {
      if (reason === null) return
      const asked = { email: email.trim(), reason }
      found(asked, await care.call(readTrail, { body: { ...asked, limit: trailPageSize, offset: 0 } }))
    },
    describe: describeFailure,
  })
}

function pagesOf(
  loaded: TrailPage,
  toasts: Toasts,
  page: (offset: number) => Promise<TrailPage>,
): TrailStore {
  const entries = signal<readonly TrailEntry[]>([])
  const total = signal(0)
  const hasMore = signal(false)
  function set(first: TrailPage): void {
    entries.value = first.entries
    total.value = first.total
    hasMore.value = first.entries.length < first.total
  }
  set(loaded)
  const more = action(() => page(entries.peek().length), {
    done(next) {
      // What was added meanwhile has moved the pages: nothing comes twice.
      const known = new Set(entries.peek().map(({ id }) => id))
      const added = next.entries.filter(({ id }) => !known.has(id))
      entries.value = [...entries.peek(), ...added].toSorted((a, b) => b.id - a.id)
      total.value = next.total
      hasMore.value = next.entries.length > 0 && entries.peek().length < next.total
    },
    failed: sayFailure(toasts),
  })
  return { entries, total, hasMore, more, set }
}
