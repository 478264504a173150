/**
 * Where the realtime database tells of a plan: who may read that, which the server alone writes and reads, and the news. Guarded by
 * the rules file of the reference server.
 */
export function planTree(planId: number): string {
  return `plans/${Math.trunc(planId)}`
}

/** The news of a plan: whoever may see it reads them. */
export function planNewsPath(planId: number): string {
  return `${planTree(planId)}/news`
}

/** That something on a plan has changed: its version, which user it was and which task. No words, and nothing of health. */
export interface PlanNews {
  readonly version: string
  readonly by?: number | null
  readonly task?: number | null
}
