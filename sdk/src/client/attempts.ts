import { dayMs } from '../kit/constants.js'
import { keptIn, type DeviceStorage } from '../kit/state/deviceStorage.js'
import { digest } from '../kit/digest.js'
import { newId } from '../kit/newId.js'
import { isRecord } from '../kit/shape.js'
import { changesThings, mayRepeat, type AnyCall } from './call.js'
import type { Client } from './client.js'
import { isApiError, type ErrorKind } from '../kit/error.js'

/** What is sent: where to, and what. A secret one, as with a password, is remembered by this page alone. */
export interface AttemptContent {
  readonly place: string
  readonly content: string
  readonly secret?: boolean
}

/** The keys of what was sent and is not known to be answered: one for each place. */
export interface Attempts {
  /** The key of a content: that of the attempt which nobody has answered, else a fresh one. */
  keyOf(attempt: AttemptContent): string
  /** It has been answered: the same content is another attempt from now on. */
  settled(attempt: AttemptContent): void
  /** Forgets everything on the device too, as at logout. */
  clear(): void
}

/** What attempts are kept with. */
export interface AttemptsOptions {
  readonly newKey?: () => string
  /** The instant, in milliseconds. */
  readonly now?: () => number
  /** Where unanswered attempts outlive a reload, for every tab: a digest of each, never what was sent. */
  readonly storage?: DeviceStorage | undefined
}

/** The server forgets keys after a day: until then what was not answered is sent again under its own. */
export const attemptKeptMs = dayMs
/** Under this name the device keeps what is not answered. */
export const attemptsName = 'attempts'

/**
 * One attempt has one key until it is answered or its content changes, over presses, tabs and reloads: a press after a
 * lost answer is the same attempt, and counts once.
 */
export function createAttempts({ newKey = newId, now = Date.now, storage }: AttemptsOptions = {}): Attempts {
  const kept = keptIn(storage, attemptsName, isHeld)
  /** Secrets, and everything where the browser's storage is missing, full or forbidden. */
  const here = new Map<string, Held>()
  const isFresh = ({ at }: Held) => Math.abs(now() - at) < attemptKeptMs
  // Read at each use: another tab may have begun or settled it.
  const stored = () =>
    Object.fromEntries(Object.entries(kept.read() ?? {}).filter(([, held]) => isFresh(held)))
  const without = (name: string) => {
    const { [name]: _, ...rest } = stored()
    return rest
  }
  const keep = (all: Readonly<Record<string, Held>>) => kept.write(Object.keys(all).length > 0 ? all : null)

  return {
    keyOf({ place, content, secret = false }) {
      const name = digest(place)
      const of = digest(content)
      const known = [secret ? undefined : stored()[name], here.get(name)].find(
        (held) => held?.of === of && isFresh(held),
      )
      const held = known ?? { of, key: newKey(), at: now() }
      here.set(name, held)
      if (!secret) keep({ ...without(name), [name]: held })
      return held.key
    },
    settled({ place, content }) {
      const name = digest(place)
      const of = digest(content)
      if (here.get(name)?.of === of) here.delete(name)
      if (stored()[name]?.of === of) keep(without(name))
    },
    clear() {
      here.clear()
      kept.write(null)
    },
  }
}

/**
 * A client whose calls that change something and count once are sent under the key of their attempt, unless their
 * caller gives one: another press, another tab, the page after a reload send what was not answered as the same attempt.
 */
export function withAttempts(care: Client, attempts: Attempts): Client {
  return {
    ...care,
    async call(call, ...rest) {
      const [args = {}, options] = rest as [args?: Parts, options?: { readonly idempotencyKey?: string }]
      if (!changesThings(call) || !mayRepeat(call) || options?.idempotencyKey !== undefined)
        return care.call(call, ...rest)
      const attempt = attemptOf(call, args)
      const send = care.call as (...given: readonly unknown[]) => ReturnType<typeof care.call<typeof call>>
      try {
        const answer = await send(call, args, { ...options, idempotencyKey: attempts.keyOf(attempt) })
        attempts.settled(attempt)
        return answer
      } catch (error) {
        if (isApiError(error) && judged.has(error.kind)) attempts.settled(attempt)
        throw error
      }
    },
  }
}

interface Held {
  /** The digest of what was sent. */
  readonly of: string
  readonly key: string
  readonly at: number
}
type Parts = Readonly<Record<string, unknown>>

/** The failures that are an answer: the server has judged the attempt, and did nothing. */
const judged: ReadonlySet<ErrorKind> = new Set(['forbidden', 'notFound', 'conflict', 'invalid'])

function attemptOf(call: AnyCall, { body, ...where }: Parts): AttemptContent {
  const content = JSON.stringify(body ?? null, described)
  return {
    place: `${call.route} ${JSON.stringify(where)}`,
    content,
    // Not even a digest of a password or of a key to an account is kept on the device.
    secret: call.signsIn === true || /"\w*(?:password|token)":/i.test(content),
  }
}

/** A file by what tells it from another. */
function described(_: string, value: unknown): unknown {
  if (value instanceof File) return [value.name, value.size, value.lastModified]
  return value instanceof Blob ? [value.type, value.size] : value
}

function isHeld(found: unknown): found is Record<string, Held> {
  return (
    isRecord(found) &&
    Object.values(found).every(
      (held) =>
        isRecord(held) &&
        typeof held.of === 'string' &&
        typeof held.key === 'string' &&
        typeof held.at === 'number',
    )
  )
}
