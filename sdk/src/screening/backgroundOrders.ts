import { batch, computed, signal, type ReadonlySignal } from '@preact/signals-core'
import type { Client } from '../client/client.js'
import type { ApiError } from '../kit/error.js'
import { action, type Action } from '../kit/state/action.js'
import { required } from '../kit/checks.js'
import { describeFailure } from '../kit/describeFailure.js'
import { createForm, type Form } from '../kit/forms/form.js'
import { checkLine, checkNote } from '../kit/fields/note.js'
import type { Toasts } from '../kit/state/toasts.js'
import {
  backgroundSearches,
  searchFindings,
  type BackgroundSearch,
  type SearchFinding,
} from '../vocabulary/screening/catalogue.js'
import {
  beginBackgroundCheck,
  getBackgroundOrder,
  recordBackgroundResult,
  returnBackgroundCheck,
  revealBackgroundNumber,
  type BackgroundOrderDetail,
} from './orderCalls.js'
import { screeningErrorTexts } from './texts.js'

/** One check as the staff work on it. */
export interface BackgroundOrderStore {
  readonly order: ReadonlySignal<BackgroundOrderDetail>
  /** The Social Security number with its dashes, once it was asked for; null before and after. */
  readonly number: ReadonlySignal<string | null>
  readonly begin: Action<[], BackgroundOrderDetail>
  readonly reveal: Action<[], { ssn: string }>
  /** Forgets the number again. */
  hide(): void
  /** Takes in what the staff decided; the number is forgotten. */
  decided(order: BackgroundOrderDetail): void
}

/** What the staff do with a check: begin it, look at the number, and decide (with the forms below). */
export function createBackgroundOrder(
  care: Client,
  toasts: Toasts,
  loaded: BackgroundOrderDetail,
): BackgroundOrderStore {
  const order = signal(loaded)
  const ssn = signal<string | null>(null)
  const id = loaded.caregiver_id
  const decided = (now: BackgroundOrderDetail) =>
    batch(() => {
      ssn.value = null
      order.value = now
    })
  const failed = (failure: ApiError) => {
    toasts.error(describeFailure(failure), failure)
    // Somebody else was quicker: what they did is shown, or else stays unknown until the next try.
    if (failure.kind === 'conflict') void care.call(getBackgroundOrder, { id }).then(decided, () => {})
  }
  return {
    order,
    number: computed(() => ssn.value?.replace(/^(\d{3})(\d{2})(\d{4})$/, '$1-$2-$3') ?? null),
    begin: action(() => care.call(beginBackgroundCheck, { id }), {
      done: decided,
      failed,
    }),
    reveal: action(() => care.call(revealBackgroundNumber, { id }), {
      done: (shown) => void (ssn.value = shown.ssn),
      failed,
    }),
    hide: () => void (ssn.value = null),
    decided,
  }
}

/** Giving a check back, with what is to be corrected. */
export function createReturnForm(care: Client, store: BackgroundOrderStore): Form<{ note: string }> {
  return createForm({
    fields: {
      note: {
        initial: '',
        checks: [required(screeningErrorTexts.returnNote), checkNote],
      },
    },
    async submit({ note }) {
      const id = store.order.peek().caregiver_id
      store.decided(await care.call(returnBackgroundCheck, { id, body: { note: note.trim() } }))
    },
    describe: describeFailure,
  })
}

/** What the staff found: whether it is passed, and of each search its finding, and a line for each detail. */
export type BackgroundResultForm = {
  readonly outcome: 'passed' | 'failed' | null
} & { readonly [S in BackgroundSearch]: SearchFinding | null } & {
  readonly [S in BackgroundSearch as `${S}_details`]: string
}

/** Recording the result of a check. A search that was not made has no finding; at least one was. */
export function createBackgroundResult(
  care: Client,
  store: BackgroundOrderStore,
): Form<BackgroundResultForm> {
  const none = { initial: null }
  const detailsOf = (search: BackgroundSearch) => ({
    initial: '',
    checks: [checkLines],
    activeWhen: (form: BackgroundResultForm) => form[search] === 'found',
  })
  return createForm<BackgroundResultForm>({
    fields: {
      outcome: { initial: null, checks: [required(screeningErrorTexts.outcome)] },
      identity: none,
      county: none,
      state: none,
      national: none,
      offender: none,
      driving: none,
      identity_details: detailsOf('identity'),
      county_details: detailsOf('county'),
      state_details: detailsOf('state'),
      national_details: detailsOf('national'),
      offender_details: detailsOf('offender'),
      driving_details: detailsOf('driving'),
    },
    check: (form) =>
      backgroundSearches.ids.every((search) => form[search] === null)
        ? { [backgroundSearches.ids[0]!]: screeningErrorTexts.noSearch }
        : {},
    async submit(form) {
      const id = store.order.peek().caregiver_id
      const body = { passed: form.outcome === 'passed', sections: sectionsOf(form) }
      store.decided(await care.call(recordBackgroundResult, { id, body }))
    },
    describe: describeFailure,
  })
}

function sectionsOf(form: BackgroundResultForm) {
  return backgroundSearches.entries.flatMap(({ id, label }) => {
    const finding = searchFindings.find(form[id])
    if (!finding) return []
    return [{ title: label[0], result: finding.label[0], details: linesOf(form[`${id}_details`]) }]
  })
}

function checkLines(text: string) {
  const wrong = linesOf(text).map((line) => checkLine(line))
  return wrong.find((fault) => fault !== null) ?? null
}

function linesOf(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim())
  return lines.filter((line) => line !== '')
}
