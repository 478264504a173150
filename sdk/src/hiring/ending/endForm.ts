import { signal, type ReadonlySignal } from '@preact/signals-core'
import type { Client } from '../../client/client.js'
import { required } from '../../kit/checks.js'
import { describeFailure } from '../../kit/describeFailure.js'
import { strictDate } from '../../kit/dates/dateChecks.js'
import { formatFormDate, parseFormDate } from '../../kit/dates/dates.js'
import { checkNote } from '../../kit/fields/note.js'
import { createForm, type Form } from '../../kit/forms/form.js'
import { resource, type Resource } from '../../kit/state/resource.js'
import type { EndReason } from '../../vocabulary/hiring/endReasons.js'
import type { Connection } from '../connectionCalls.js'
import { previewEnd, terminateConnection, type EndPreview } from './calls.js'
import { endTexts as wrong } from './endTexts.js'

/** What ending a contract asks: the last day MM/DD/YYYY, why, and a note for the staff. */
export interface EndForm {
  readonly last_day: string
  readonly reason: EndReason | null
  readonly note: string
}

/** Ending a contract, with what it brings with it for the last day that is entered. */
export interface EndStore {
  readonly form: Form<EndForm>
  readonly preview: Resource<EndPreview, [day: string]>
  /** Whether the preview is of the last day that stands in the form. */
  readonly shown: ReadonlySignal<string | null>
  /** Asks what the entered last day brings with it, where it is one. */
  look(): void
}

/** Ends a contract. `today` is the day at the place of care, `YYYY-MM-DD`, and the last day that is proposed. */
export function createEndForm(
  care: Client,
  connection: Pick<Connection, 'id' | 'end_date'>,
  today: string,
  ended: (connection: Connection) => void,
): EndStore {
  const { id, end_date } = connection
  const shown = signal<string | null>(null)
  const preview = resource<EndPreview, [day: string]>((abort, day) =>
    care.call(previewEnd, { id, query: { last_day: day } }, { signal: abort }),
  )
  const form = createForm<EndForm>({
    fields: {
      last_day: {
        initial: formatFormDate(today),
        checks: [
          required(wrong.lastDay),
          strictDate(),
          (typed) => ((parseFormDate(typed) ?? today) < today ? wrong.inPast : null),
          (typed) => (end_date && (parseFormDate(typed) ?? '') > end_date ? wrong.tooLate : null),
        ],
      },
      reason: { initial: null, checks: [required(wrong.reason)] },
      note: { initial: '', checks: [checkNote] },
    },
    async submit({ last_day, reason, note }) {
      const body = { last_day: parseFormDate(last_day)!, reason: reason!, note: note.trim() }
      ended(await care.call(terminateConnection, { id, body }))
    },
    describe: describeFailure,
  })
  return {
    form,
    preview,
    shown,
    look() {
      const day = form.fields.last_day.error.peek() === null && parseFormDate(form.data.peek().last_day)
      if (!day || day === shown.peek()) return
      shown.value = day
      void preview.load(day)
    },
  }
}
