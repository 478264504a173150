/** At most so many faults are reported from one page (D1 §8). */
export const mostReports = 80

/** Tells the error-reporting service of a fault, where one is configured (D1 §8). Never throws. */
export type Report = (fault: unknown, level?: 'info' | 'warning' | 'error') => void

interface ReporterOptions {
  /** Where reports go; none is sent where it is absent. */
  readonly url: string | undefined
  readonly send: (url: string, body: string) => unknown
  readonly log?: (fault: unknown) => void
}

export function createReporter({ url, send, log }: ReporterOptions): Report {
  let sent = 0
  return (fault, level = 'error') => {
    log?.(fault)
    if (!url || sent++ >= mostReports) return
    const { name, message, stack } =
      fault instanceof Error ? fault : { name: 'fault', message: String(fault), stack: '' }
    send(url, JSON.stringify({ level, name, message, stack }))
  }
}
