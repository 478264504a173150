import type { WaitingTable } from './waiter.ts'
import { unread } from './unread.ts'

/** What waits for a care manager. */
export const careManagerWaiting: WaitingTable = { messages: [unread] }
