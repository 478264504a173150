import { reporterDefaults, reporterLevels, type ReporterLevel } from '../constants.js'
import { scrub } from '../strings/scrub.js'

/** What is sent to the error-reporting service: no personal data, and no more than a few kilobytes. */
export interface Report {
  readonly level: ReporterLevel
  readonly message: string
  readonly name?: string
  readonly stack?: string
  readonly details?: unknown
}
/** What tells of errors: at most so many, in production and staging only, scrubbed. */
export interface Reporter {
  /** Reports a fault, or a message; `error` unless another level is given. Never throws. */
  report(fault: unknown, level?: ReporterLevel, details?: unknown): void
  /** How many were sent. */
  readonly sent: number
}

/**
 * The error reporter: active in production and staging alone, 80 events at most, and scrubbed of
 * personal data. Unhandled promise rejections are not reported: `isReportable` says so of a browser's event.
 */
export function createReporter(options: {
  readonly environment: string
  readonly send: (report: Report) => unknown
}): Reporter {
  const active = reporterDefaults.environments.some((known) => known === options.environment)
  let sent = 0
  return {
    get sent() {
      return sent
    },
    report(fault, level = reporterDefaults.level, details) {
      if (!active || sent >= reporterDefaults.eventCap) return
      sent++
      try {
        const answer = options.send(reportOf(fault, level, details))
        // What fails to be reported is not reported in turn.
        if (answer instanceof Promise) answer.catch(() => {})
      } catch {
        return
      }
    },
  }
}

/** Whether a browser's event is to be reported: an error is, an unhandled rejection is not. */
export function isReportable(event: { readonly type: string } | null): boolean {
  return event?.type === 'error'
}

function reportOf(fault: unknown, level: unknown, details: unknown): Report {
  const error = fault instanceof Error ? fault : null
  return {
    level: reporterLevels.find((known) => known === level) ?? reporterDefaults.level,
    message: String(scrub(error ? error.message : fault)),
    ...(error && { name: String(error.name), stack: String(scrub(error.stack ?? '')) }),
    ...(details !== undefined && { details: scrub(details) }),
  }
}
