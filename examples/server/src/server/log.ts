import type { LogLevel } from '../config.ts'

/** One line of JSON for each thing that happened; never a body, a password or a token. */
export interface Log {
  debug(message: string, facts?: Facts): void
  info(message: string, facts?: Facts): void
  warn(message: string, facts?: Facts): void
  error(message: string, facts?: Facts): void
}
export type Facts = Readonly<Record<string, unknown>>

const order: readonly LogLevel[] = ['debug', 'info', 'warn', 'error', 'silent']

/** Writes lines of at least `level` to `write`. */
export function createLog(level: LogLevel, now: () => number, write: (line: string) => void): Log {
  const at = (own: LogLevel) =>
    order.indexOf(own) < order.indexOf(level)
      ? () => undefined
      : (message: string, facts: Facts = {}) =>
          write(
            JSON.stringify({ time: new Date(now()).toISOString(), level: own, message, ...facts }, errorsToo),
          )
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') }
}

function errorsToo(_: string, value: unknown): unknown {
  if (!(value instanceof Error)) return value
  return value.cause === undefined ? value.stack : { error: value.stack, cause: value.cause }
}
