import type { Client } from '../../client/client.js'
import { required } from '../../kit/checks.js'
import { strictDate } from '../../kit/dates/dateChecks.js'
import { formatFormDate, parseFormDate } from '../../kit/dates/dates.js'
import { describeFailure } from '../../kit/describeFailure.js'
import { createForm, type Form } from '../../kit/forms/form.js'
import { partsOf } from '../../kit/shape.js'
import { contactTypes, type ContactType } from '../../vocabulary/hiring/catalogue.js'
import { updateConnection, type Connection } from '../connectionCalls.js'
import { connectionErrorTexts } from './hubTexts.js'
import { offerErrorTexts } from '../offers/offerTexts.js'

/** What may be changed of a connection on its page: how to be reached, and the first day MM/DD/YYYY. */
export interface ConnectionForm {
  readonly contact_types: ContactType[]
  readonly start_date: string
}

/**
 * Whether two work together, or will: hired, and the last day, where there is one, is not over. `today` is the day at the place
 * of care, `YYYY-MM-DD`.
 */
export function isWorking(connection: Pick<Connection, 'hire_stage' | 'end_date'>, today: string): boolean {
  const { hire_stage, end_date } = partsOf(connection)
  return hire_stage === 3 && (end_date === null || isOrder(today, end_date))
}

/** Whether the first day may still be moved: two are hired for a day that lies ahead. */
export function mayMoveStart(
  connection: Pick<Connection, 'hire_stage' | 'end_date' | 'start_date'>,
  today: string,
): boolean {
  const { start_date } = partsOf(connection)
  return isWorking(connection, today) && start_date !== today && isOrder(today, start_date)
}

const isOrder = (first: unknown, last: unknown) =>
  typeof first === 'string' && typeof last === 'string' && first <= last

/**
 * Changes what stands between two: either side how to be reached, the family also the first day before it comes. `today` is the
 * day at the place of care, `YYYY-MM-DD`. Only what was changed is sent.
 */
export function createConnectionForm(
  care: Client,
  connection: Connection,
  { side, today }: { readonly side: 'family' | 'caregiver'; readonly today: string },
  saved: (connection: Connection) => void,
): Form<ConnectionForm> {
  const { id, start_date, end_date } = connection
  const movesStart = side === 'family' && mayMoveStart(connection, today)
  const chosen = contactTypes.ids.filter((type) => connection.contact_types.includes(type))
  return createForm<ConnectionForm>({
    fields: {
      contact_types: {
        initial: chosen,
        checks: [(types) => (types.length === 0 ? offerErrorTexts.contactTypes : null)],
      },
      start_date: {
        initial: start_date === null ? '' : formatFormDate(start_date),
        activeWhen: () => movesStart,
        checks: [
          required(offerErrorTexts.startDate),
          strictDate(),
          (typed) => ((parseFormDate(typed) ?? today) < today ? offerErrorTexts.startInPast : null),
          (typed) =>
            end_date !== null && (parseFormDate(typed) ?? '') > end_date
              ? connectionErrorTexts.startAfterEnd
              : null,
        ],
      },
    },
    async submit({ contact_types, start_date: typed }) {
      const day = movesStart ? parseFormDate(typed) : null
      const body = {
        contact_types,
        ...(day !== null && day !== start_date && { start_date: day }),
      }
      saved(await care.call(updateConnection, { id, body }))
    },
    describe: describeFailure,
  })
}
