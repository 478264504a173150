/** What the customer-chat widget is told of a job. */
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
