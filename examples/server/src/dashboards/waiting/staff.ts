import { countDocumentOwners } from '../../documents/staff.ts'
import { countProfiles } from '../../ownProfile/profileReviews.ts'
import { countPhotos } from '../../photos/photoReviews.ts'
import { countReferences } from '../../references/references.ts'
import { countOrders } from '../../screening/backgroundOrders.ts'
import type { WaitingTable } from './waiter.ts'
import { unread } from './unread.ts'

/** What waits for the staff: the queues of their checks, by the conditions of the lists themselves. */
export const staffWaiting: WaitingTable = {
  checks: [
    ({ db }) => countProfiles(db),
    ({ db }) => countReferences(db),
    ({ db }) => countPhotos(db),
    () => countDocumentOwners,
    ({ db }) => countOrders(db),
  ],
  messages: [unread],
}
