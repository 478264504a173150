import type { Client } from '@homecare/sdk/client'
import { reportLimits, sendReport } from '@homecare/sdk/content'
import { createReporter, type ReporterLevel } from '@homecare/sdk/kit'

/** Tells the team of a fault. Never throws. */
export type Report = (fault: unknown, level?: ReporterLevel) => void

/** Reports to the server's log. What fails to be reported is not reported in turn. */
export function reportTo(care: Client, environment: string): Report {
  return createReporter({
    environment,
    send: ({ level, message, name, stack }) =>
      care.call(sendReport, {
        body: {
          level,
          message: message.slice(0, reportLimits.message),
          ...(name && { name: name.slice(0, reportLimits.name) }),
          ...(stack && { stack: stack.slice(0, reportLimits.stack) }),
        },
      }),
  }).report
}
