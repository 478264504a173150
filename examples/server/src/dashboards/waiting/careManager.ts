import type { WaitingTable } from './waiter.ts'

/** Nothing waits for a care manager to answer. */
export const careManagerWaiting: WaitingTable = {}
