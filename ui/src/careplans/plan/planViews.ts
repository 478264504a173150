/** The ways of looking at a plan; the address keeps which. */
const planViews = ['day', 'week', 'month', 'notes'] as const
export type PlanView = (typeof planViews)[number]

/** Which of them an address asks for: the day unless it says another. */
export const planViewOf = (query: URLSearchParams): PlanView =>
  planViews.find((view) => view === query.get('view')) ?? 'day'
