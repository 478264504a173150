import { computed, effect, signal, type ReadonlySignal } from '@preact/signals-core'
import type { Client } from '../client/client.js'
import { describeFailure } from '../kit/describeFailure.js'
import { checkNote } from '../kit/fields/note.js'
import { createForm, type Form } from '../kit/forms/form.js'
import { createSerial } from '../kit/state/serial.js'
import type { ScreeningDecision, ScreeningStep } from '../vocabulary/screening/catalogue.js'
import { saveScreeningDraft, updateScreening, type Screening } from './calls.js'
import { decideNewcomer, type Newcomer } from './newcomerCalls.js'
import { newcomerErrors } from './questions.js'
import { screeningErrorTexts } from './texts.js'

/** The answers of a step, by question; of a choice its words. */
export type NewcomerAnswers = Readonly<Record<string, string>>

/** A step of the screening: what is answered in it, and what is kept of that while somebody types. */
export interface NewcomerStep {
  readonly form: Form<NewcomerAnswers>
  readonly draft: NewcomerDraft
}

/** What was typed in a step, kept on the server while somebody types. */
export interface NewcomerDraft {
  readonly state: ReadonlySignal<'none' | 'waiting' | 'kept' | 'failed'>
  /** Something is typed that the server does not have. */
  readonly open: ReadonlySignal<boolean>
  /** Keeps at once what waits. */
  keep(): Promise<void>
  /** Keeps what waits, and no more after that. */
  stop(): void
}

/** Milliseconds after the last key until what was typed is kept. */
const keepAfterMs = 800

/**
 * Answering a step of the screening. What is typed is kept a moment after the last key (`after` runs something later, and returns
 * how to call it off); the health of nobody is asked there. What is sent goes one after the other, so that nothing older is
 * written over what is newer.
 */
export function createNewcomerStep(
  care: Client,
  step: ScreeningStep,
  { questions, answers }: Pick<Screening, 'questions' | 'answers'>,
  after: (ms: number, run: () => void) => () => void,
): NewcomerStep {
  const own = questions.filter((question) => question.step === step)
  const inTurn = createSerial()
  const form = createForm<NewcomerAnswers>({
    fields: Object.fromEntries(
      own.map(({ id }) => [
        id,
        {
          initial: typeof answers[id] === 'string' ? answers[id] : '',
          checks: [(answer: string) => newcomerErrors(step, { [id]: answer })[id] ?? null],
        },
      ]),
    ),
    async submit(data) {
      callOff()
      const answered = inTurn(() => care.call(updateScreening, { body: { step, answers: filled(data) } }))
      try {
        await answered
        state.value = 'kept'
      } catch (error) {
        void keep()
        throw error
      }
    },
    describe: describeFailure,
  })

  const state = signal<'none' | 'waiting' | 'kept' | 'failed'>('none')
  const before = form.data.peek()
  let callOff = () => {}
  function keep(): Promise<void> {
    callOff()
    return inTurn(async () => {
      if (state.peek() === 'none' || state.peek() === 'kept') return
      const typed = form.data.peek()
      try {
        await care.call(saveScreeningDraft, { body: { step, answers: typed } })
        if (typed === form.data.peek()) state.value = 'kept'
      } catch {
        state.value = 'failed'
      }
    })
  }
  const unfollow = effect(() => {
    if (form.data.value === before) return
    callOff()
    callOff = after(keepAfterMs, () => void keep())
    state.value = 'waiting'
  })
  const draft: NewcomerDraft = {
    state,
    open: computed(() => state.value === 'waiting' || state.value === 'failed'),
    keep,
    stop() {
      unfollow()
      void keep()
    },
  }
  return { form, draft }
}

const filled = (data: NewcomerAnswers) =>
  Object.fromEntries(Object.entries(data).filter(([, answer]) => answer.trim() !== ''))

/** What the staff decide on a screening; giving it back takes a note. */
export function createNewcomerDecision(
  care: Client,
  newcomer: Newcomer,
  decided: (now: Newcomer) => void,
): Form<{ decision: ScreeningDecision | null; note: string }> {
  return createForm<{ decision: ScreeningDecision | null; note: string }>({
    fields: {
      decision: {
        initial: null,
        checks: [(decision) => (decision === null ? screeningErrorTexts.decision : null)],
      },
      note: {
        initial: '',
        activeWhen: ({ decision }) => decision === 'returned',
        checks: [(note) => (note.trim() === '' ? screeningErrorTexts.returnNote : checkNote(note))],
      },
    },
    async submit({ decision, note }) {
      const body = {
        decision: decision ?? 'accepted',
        submitted_at: newcomer.submitted_at ?? '',
        ...(decision === 'returned' && { note: note.trim() }),
      }
      decided(await care.call(decideNewcomer, { id: newcomer.caregiver_id, body }))
    },
    describe: describeFailure,
  })
}
