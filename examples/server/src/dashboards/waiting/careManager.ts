import { countCallsToMake } from '../../advisorCalls/make.ts'
import type { WaitingTable } from './waiter.ts'

/** What waits for a care manager: families that asked for a call. */
export const careManagerWaiting: WaitingTable = {
  today: [({ db, id }) => countCallsToMake(db, { id, role: 'care_manager' })],
}
