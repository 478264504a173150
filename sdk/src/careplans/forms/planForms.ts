import type { Client } from '../../client/client.js'
import { describeFailure } from '../../kit/describeFailure.js'
import { checkLine, checkNote } from '../../kit/fields/note.js'
import { createMergingForm, type MergingForm } from '../../kit/forms/conflict.js'
import { createForm, type Form } from '../../kit/forms/form.js'
import { plainFields } from '../../kit/forms/plainFields.js'
import { versionFor } from '../../kit/state/recordVersion.js'
import type { AlertLevel } from '../../vocabulary/careplans/catalogue.js'
import type { PlanAlert } from '../../vocabulary/careplans/entities.js'
import { PlanNote, type CarePlan } from '../../vocabulary/careplans/planEntities.js'
import {
  addPlan,
  addPlanAlert,
  addPlanNote,
  openPlan,
  planRecord,
  updatePlan,
  updatePlanNote,
} from '../calls.js'
import type { PlanPost } from '../planPost.js'
import { planFormTexts as words } from './planFormTexts.js'

/** The note of a plan: a new one, or one's own that is rewritten. What was rewritten elsewhere meanwhile is theirs to choose. */
export function createNoteForm(
  care: Client,
  planId: number,
  note: PlanNote | null,
  saved: (note: PlanNote) => void,
  /** Where there is no connection a new note waits on the device. */
  later?: { readonly post: PlanPost; readonly kept: () => void },
): MergingForm<{ readonly text: string }> {
  return createMergingForm<PlanNote, { readonly text: string }>({
    kind: { shape: PlanNote },
    record: note,
    valuesOf: ({ text }) => ({ text }),
    form: (last, saw) =>
      createForm<{ readonly text: string }>({
        fields: {
          text: {
            initial: note?.text ?? '',
            checks: [(text) => (text.trim() === '' ? words.noteRequired : null), checkNote],
          },
        },
        async submit({ text }) {
          const seen = last()
          const answer = seen
            ? await care.call(updatePlanNote, {
                ...{ id: planId, noteId: seen.id },
                body: { text: text.trim(), version: seen.version },
              })
            : later
              ? await later.post.addNote(planId, text.trim())
              : await care.call(addPlanNote, { id: planId, body: { text: text.trim() } })
          if (answer === 'kept') return later?.kept()
          saw(answer)
          saved(answer)
        },
        describe: describeFailure,
      }),
  })
}

/** What all on a plan are to know. */
export interface AlertForm {
  readonly text: string
  readonly level: AlertLevel
}

/** Tells everybody on a plan something; of a task on a day, where one is named. */
export function createAlertForm(
  care: Client,
  planId: number,
  about: { readonly task_id: number; readonly date: string | null } | null,
  saved: (alert: PlanAlert) => void,
): Form<AlertForm> {
  return createForm<AlertForm>({
    fields: {
      text: {
        initial: '',
        checks: [(text) => (text.trim() === '' ? words.alertRequired : null), checkLine],
      },
      level: { initial: 'info' },
    },
    async submit({ text, level }) {
      saved(await care.call(addPlanAlert, { id: planId, body: { text: text.trim(), level, ...about } }))
    },
    describe: describeFailure,
  })
}

/** What the family says of a plan itself. */
export interface PlanForm {
  readonly recipient_name: string
  readonly name: string
  readonly careful: string
  readonly tzid: string
}

const planFormOf = ({ recipient_name, name, careful, tzid }: CarePlan): PlanForm => ({
  ...{ recipient_name, name, careful, tzid: tzid ?? '' },
})

/** Changes what a plan says of itself; a change names only what this person has changed. */
export function createPlanForm(
  care: Client,
  plan: CarePlan,
  saved: (plan: CarePlan) => void,
): MergingForm<PlanForm> {
  return createMergingForm<CarePlan, PlanForm>({
    kind: planRecord,
    record: plan,
    valuesOf: planFormOf,
    form: (last, saw) =>
      createForm<PlanForm>({
        fields: {
          ...plainFields(planFormOf(plan)),
          recipient_name: {
            initial: plan.recipient_name,
            checks: [(name) => (name.trim() === '' ? words.recipientRequired : null), checkLine],
          },
          name: { initial: plan.name, checks: [checkLine] },
          careful: { initial: plan.careful, checks: [checkLine] },
        },
        async submit(form) {
          const seen = last() ?? plan
          const before = planFormOf(seen)
          const changed = Object.fromEntries(
            Object.entries(form)
              .map(([name, value]) => [name, value.trim()] as const)
              .filter(([name, value]) => value !== before[name as keyof PlanForm]),
          )
          const body = { ...changed, version: versionFor(planRecord, seen, changed) }
          const answer = await care.call(updatePlan, { id: plan.id, body })
          saw(answer)
          saved(answer)
        },
        describe: describeFailure,
      }),
  })
}

/** For whom a plan is begun: by way of a connection, or for one more person. */
export function createBeginForm(
  care: Client,
  { connectionId, name = '' }: { readonly connectionId: number | null; readonly name?: string },
  begun: (plan: CarePlan) => void,
): Form<{ readonly recipient_name: string }> {
  return createForm<{ readonly recipient_name: string }>({
    fields: {
      recipient_name: {
        initial: name,
        checks: [(said) => (said.trim() === '' ? words.recipientRequired : null), checkLine],
      },
    },
    async submit({ recipient_name: said }) {
      const recipient_name = said.trim()
      begun(
        await (connectionId === null
          ? care.call(addPlan, { body: { recipient_name } })
          : care.call(openPlan, { body: { connection_id: connectionId, recipient_name } })),
      )
    },
    describe: describeFailure,
  })
}
