import { computed, effect, signal, type ReadonlySignal } from '@preact/signals-core'
import type { Client } from '../client/client.js'
import { describeFailure } from '../kit/describeFailure.js'
import { checkNote } from '../kit/fields/note.js'
import { createForm, type Form } from '../kit/forms/form.js'
import type { ScreeningDecision, ScreeningStep } from '../vocabulary/screening/catalogue.js'
import { saveScreeningDraft, updateScreening, type Screening } from './calls.js'
import { decideNewcomer, type Newcomer } from './newcomerCalls.js'
import { newcomerErrors } from './questions.js'
import { screeningErrorTexts } from './texts.js'

/** The answers of a step, by question; of a choice its words. */
export type NewcomerAnswers = Readonly<Record<string, string>>

/** Answering a step of the screening. */
export function createNewcomerForm(
  care: Client,
  step: ScreeningStep,
  { questions, answers }: Pick<Screening, 'questions' | 'answers'>,
): Form<NewcomerAnswers> {
  const own = questions.filter((question) => question.step === step)
  return createForm<NewcomerAnswers>({
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
      await care.call(updateScreening, { body: { step, answers: filled(data) } })
    },
    describe: describeFailure,
  })
}

const filled = (data: NewcomerAnswers) =>
  Object.fromEntries(Object.entries(data).filter(([, answer]) => answer.trim() !== ''))

/** Milliseconds after the last key until what was typed is kept. */
const keepAfterMs = 800

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

/** Keeps what is typed into a form of `createNewcomerForm`, a moment after the last key; the health of nobody is asked there. */
export function keepNewcomerDraft(
  care: Client,
  step: ScreeningStep,
  form: Form<NewcomerAnswers>,
  after: (ms: number, run: () => void) => () => void,
): NewcomerDraft {
  const state = signal<'none' | 'waiting' | 'kept' | 'failed'>('none')
  const before = form.data.peek()
  let callOff = () => {}
  async function keep(): Promise<void> {
    callOff()
    if (state.peek() === 'none' || state.peek() === 'kept') return
    const answers = form.data.peek()
    try {
      await care.call(saveScreeningDraft, { body: { step, answers } })
      if (answers === form.data.peek()) state.value = 'kept'
    } catch {
      state.value = 'failed'
    }
  }
  const unfollow = effect(() => {
    if (form.data.value === before) return
    callOff()
    callOff = after(keepAfterMs, () => void keep())
    state.value = 'waiting'
  })
  return {
    state,
    open: computed(() => state.value === 'waiting' || state.value === 'failed'),
    keep,
    stop() {
      unfollow()
      void keep()
    },
  }
}

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
