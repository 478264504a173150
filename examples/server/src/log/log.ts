import { withoutAccountNumbers } from '@homecare/sdk/kit'
import type { LogFormat, LogLevel } from '../config/config.ts'

/** One line for each thing that happened; never a body, a password, a token or what a query was given. */
export interface Log {
  debug(message: string, facts?: Facts): void
  info(message: string, facts?: Facts): void
  warn(message: string, facts?: Facts): void
  error(message: string, facts?: Facts): void
}
type Facts = Readonly<Record<string, unknown>>

const order: readonly LogLevel[] = ['debug', 'info', 'warn', 'error', 'silent']

interface Entry {
  readonly at: Date
  readonly level: LogLevel
  readonly message: string
  readonly facts: Facts
}

/** Writes lines of at least `level` to `write`: JSON for machines, text for whoever watches. */
export function createLog(
  level: LogLevel,
  now: () => number,
  write: (line: string) => void,
  format: LogFormat = 'json',
): Log {
  const line = format === 'json' ? jsonLine : textLine
  const at = (own: LogLevel) =>
    order.indexOf(own) < order.indexOf(level)
      ? () => undefined
      : (message: string, facts: Facts = {}) =>
          write(withoutAccountNumbers(line({ at: new Date(now()), level: own, message, facts })))
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') }
}

function jsonLine({ at, level, message, facts }: Entry): string {
  return JSON.stringify({ time: at.toISOString(), level, message, ...facts }, (_, value: unknown) =>
    value instanceof Error ? toldOf(value) : value,
  )
}

/** `12:34:56 GET /v1/whoami/ 200 4 ms`, and anything else with its facts; what is no news has no level. */
function textLine({ at, level, message, facts }: Entry): string {
  const time = at.toTimeString().slice(0, 8)
  if (message === requestLine && level === 'info') {
    const { method, path, status, ms } = facts
    return `${time} ${String(method)} ${String(path)} ${String(status)} ${String(ms)} ms`
  }
  const said = Object.entries(facts).filter(([, value]) => !(value instanceof Error))
  const errors = Object.values(facts).filter((value) => value instanceof Error)
  const pairs = said.map(
    ([name, value]) => ` ${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
  )
  const heading = `${time} ${level === 'info' ? '' : `${level.toUpperCase()} `}${message}${pairs.join('')}`
  return [heading, ...errors.map(toldOf)].join('\n')
}

/** The message of the line that every request gets. */
export const requestLine = 'request'

/** An error with its causes. A failed query's message ends with what it was given, which is people's data. */
function toldOf(error: Error): string {
  const told = (error.stack ?? error.message).replace(/\nparams: [^]*?(?=\n\s+at |$)/, '')
  return error.cause instanceof Error ? `${told}\nbecause ${toldOf(error.cause)}` : told
}

/** Words after which a path names somebody's key. */
const beforeKeys = new Set([
  'calendar',
  'confirm',
  'confirm-care',
  'continue',
  'password',
  'resume',
  'unsubscribe',
  'verify',
])
/** Long, and no words of small letters. */
const keyLike = /^(?=.*[\dA-Z])[\w-]{16,}$/

/** Whether an address holds somebody's key, in its path or its query: it is told to nobody, our own pages included. */
export function holdsKey({ pathname, searchParams }: URL): boolean {
  return maskedPath(pathname) !== pathname || [...searchParams.values()].some((value) => keyLike.test(value))
}

/** A path as a log may keep it: without the keys of mailed links, and without addresses of people. */
export function maskedPath(path: string): string {
  return path
    .split('/')
    .map((segment, index, all) => {
      const key = beforeKeys.has(all[index - 1] ?? '') && segment.length >= 8 && /[\dA-Z]/.test(segment)
      return key || keyLike.test(segment) || /@|%40/i.test(segment) ? '…' : segment
    })
    .join('/')
}
