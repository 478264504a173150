import { countUnread } from '../../chat/conversations.ts'
import type { WaitingCount } from './waiter.ts'

/** Messages that somebody has not read. */
export const unread: WaitingCount = ({ id }) => countUnread(id)
