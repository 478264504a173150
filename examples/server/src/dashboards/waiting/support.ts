import { unreadAnswers } from '../../support/rows.ts'
import type { WaitingCount } from './waiter.ts'

/** Answers of our team that were not read: they are read under Me. */
export const answersWait: WaitingCount = ({ id }) => unreadAnswers(id)
