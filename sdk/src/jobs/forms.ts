import { signal, type ReadonlySignal } from '@preact/signals-core'
import type { Client } from '../client/client.js'
import { describeFailure } from '../kit/describeFailure.js'
import { createForm, type FieldRules, type Form } from '../kit/forms/form.js'
import { checkNote } from '../kit/fields/note.js'
import { applyWithScreening, markNotInterested, withdrawApplication } from './applicationCalls.js'
import type { Application } from '../vocabulary/jobs/applicationEntities.js'
import { applyQuestions, type JobWithQuestions, type ApplyQuestionId } from './applyQuestions.js'
import { applyQuestionTexts } from './applyQuestionTexts.js'

/** An answer to each question, null until it is given, and a few words to the family. */
export type ApplyDraft = Record<ApplyQuestionId, boolean | null> & { note: string }

/** The form with which a caregiver applies for a job. */
export interface ApplyForm {
  readonly form: Form<ApplyDraft>
  /** Whether the answers sufficed, once they were sent; null again with every change. */
  readonly passed: ReadonlySignal<boolean | null>
}

/** Answers the questions of a job and applies where they suffice; `applied` gets the application. */
export function createApplyForm(
  care: Client,
  job: JobWithQuestions & { readonly id: number },
  applied: (application: Application) => void,
): ApplyForm {
  const passed = signal<boolean | null>(null)
  const asked = new Set(applyQuestions(job).map(({ id }) => id))
  const question = (id: ApplyQuestionId): FieldRules<boolean | null, ApplyDraft> => ({
    initial: null,
    checks: [(answer) => (answer === null ? applyQuestionTexts.answerMissing : null)],
    activeWhen: () => asked.has(id),
  })
  const form = createForm<ApplyDraft>({
    fields: {
      travel: question('travel'),
      start: question('start'),
      hours: question('hours'),
      live_in: question('live_in'),
      conditions: question('conditions'),
      note: noteField(),
    },
    async submit({ note, ...answers }) {
      passed.value = null
      const given = Object.entries(answers).filter(
        (answer): answer is [string, boolean] => answer[1] !== null,
      )
      const body = { answers: Object.fromEntries(given), ...noteOf(note) }
      const answer = await care.call(applyWithScreening, { id: job.id, body })
      passed.value = answer.passed
      if (answer.application) applied(answer.application)
    },
    describe: describeFailure,
  })
  return { form, passed }
}

/** Withdraws from a job, or says no to it, with a reason if there is one. */
export function createJobNoteForm(
  care: Client,
  call: typeof withdrawApplication | typeof markNotInterested,
  id: number,
  done: (application: Application) => void,
): Form<{ note: string }> {
  return createForm<{ note: string }>({
    fields: { note: noteField() },
    async submit({ note }) {
      const body = noteOf(note)
      done(await care.call(call as typeof withdrawApplication, { id, body }))
    },
    describe: describeFailure,
  })
}

const noteField = () => ({ initial: '', checks: [checkNote] })
const noteOf = (note: string) => (note.trim() ? { note: note.trim() } : {})
