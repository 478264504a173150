/** Counters in the realtime tree, one value a user: `{path}/{user id}` (D1 §7; D3 §7). */
export const realtimeCounters = {
  tasks: 'tasks-count-by-user',
  messages: 'message-count-by-user',
  frozen: 'messaging-frozen-by-user',
} as const
export type RealtimeCounter = keyof typeof realtimeCounters

/** Where a user's counter stands in the realtime tree. */
export function counterPath(counter: RealtimeCounter, userId: number | string): string {
  return `${realtimeCounters[counter]}/${userId}`
}

/** What the customer-chat widget is told of a job (D1 §9; D3 §3). */
export const chatWidgetJobFields = [
  'ADLs',
  'conditions',
  'care-for',
  'schedule type',
  'gender preference',
  'housing',
  'language preference',
] as const
export type ChatWidgetJobField = (typeof chatWidgetJobFields)[number]
