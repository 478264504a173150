import { sendReport } from '@homecare/sdk/content'
import { scrub } from '@homecare/sdk/kit'
import type { Routes } from '../calls/on.ts'
import { anyone } from '../calls/policy.ts'

/** Faults that browsers report, into the log. They are scrubbed here again: whoever sends them may be anybody. */
export function answerReports(routes: Routes): void {
  routes.on(
    sendReport,
    anyone,
    ({ body: { level, message, name, stack }, deps }) => {
      const facts = { fault: scrub(message), name: scrub(name), stack: scrub(stack) }
      deps.log[level === 'warning' ? 'warn' : level]('A browser reported a fault', facts)
    },
    { limit: { name: 'reports', hits: 60, seconds: 60 } },
  )
}
