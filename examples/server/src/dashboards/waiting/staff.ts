import type { StaffQueue } from '@homecare/sdk/account'
import { sql } from 'drizzle-orm'
import { queueWaits } from './staffQueues.ts'
import type { WaitingCount, WaitingTable } from './waiter.ts'

const of =
  (queue: StaffQueue): WaitingCount =>
  ({ db, now }) =>
    sql`select count(*) from ${queueWaits(queue, db, now)} as waits`

/** What waits for the staff: all of their queues. */
export const staffWaiting: WaitingTable = {
  people: {
    '/staff/calls': [of('calls')],
    '/staff/support': [of('support')],
    '/staff/payments': [of('payments'), of('refunds')],
    '/staff/reports': [of('reports')],
    '/staff/reviews': [of('reviews'), of('answers')],
  },
  checks: {
    '/staff/licenses': [of('licenses')],
    '/staff/documents': [of('documents')],
    '/staff/photos': [of('photos')],
    '/staff/references': [of('references')],
    '/staff/background': [of('background')],
    '/staff/screening': [of('screening')],
    '/staff/intake': [of('intakes')],
    '/staff/fingerprinting': [of('fingerprinting')],
    '/staff/profiles': [of('profiles')],
  },
}
