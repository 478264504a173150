import { batch, effect, signal, untracked, type ReadonlySignal } from '@preact/signals-core'
import { ApiError } from '../kit/error.js'
import { newId } from '../kit/newId.js'
import { settle } from '../kit/state/resource.js'
import type { After } from '../kit/state/toasts.js'
import {
  refusalOf,
  refusals,
  shelfOf,
  type Deed,
  type DeedStorage,
  type KeptDeed,
  type Shelf,
} from './deeds.js'
import { pageLock, type Lock } from './lock.js'

/** How one kind of deed is sent. */
export interface DeedKind<C = unknown> {
  readonly kind: string
  /** Whether what the device kept is such a deed: an older version may have written it. */
  isContent(found: unknown): found is C
  /** Sends it under its key; `beside` is what was known when it was done and is not kept. Rejects with an ApiError. */
  send(deed: Deed<C>, beside: unknown): Promise<unknown>
  /** Forgets what belongs to it and lies elsewhere on the device: it has arrived, or is given up. */
  forget?(deed: Deed<C>): void
}

/** What is done: to be sent at once, and kept until it is settled. */
export interface NewDeed<C = unknown> {
  readonly kind: string
  readonly subject: string
  readonly content: C
  /** The instant of the deed, in milliseconds. */
  readonly at: number
  /** Asked, once the deed is kept, for what belongs to it and may not be kept, as a place; waited for before it is sent. */
  readonly beside?: (() => Promise<unknown>) | undefined
}

/** Told what became of deeds. */
export interface DeedListener {
  answered?(deed: Deed, answer: unknown): void
  refused?(deed: Deed, error: ApiError): void
  /** Its person has given it up. */
  discarded?(deed: Deed): void
  /** Another tab has settled a deed: it was sent, or given up. */
  settledElsewhere?(deed: Deed): void
}

/** What a person did and the server has not confirmed. */
export interface Outbox {
  /** Those of whoever is signed in, in the order in which they were done. */
  readonly deeds: ReadonlySignal<readonly Deed[]>
  /** Whether all of them outlive the page: not where the device's storage is closed or full. */
  readonly isKept: ReadonlySignal<boolean>
  /** Keeps a deed, then sends it after those before it. Resolves when it has been tried. */
  add(deed: NewDeed): Promise<void>
  /** Sends a refused or waiting deed again, under its key. */
  retry(key: string): Promise<void>
  /** Gives up a deed that is not on its way; it is returned. */
  discard(key: string): Deed | undefined
  /** It has arrived, as another channel says. */
  arrived(key: string): void
  /** Sends all that waits: when the connection is back, when the page is looked at again. */
  send(): Promise<void>
  /** Reads the device again: another tab has changed it. `taken` is what it has taken away: its name, and what it was. */
  refresh(taken?: { readonly name: string; readonly was: string }): void
  /** Follows what becomes of deeds. Returns how to stop. */
  follow(listener: DeedListener): () => void
  /** Forgets the person's deeds, on the device too: at logout. */
  clear(): void
  /** Ends it; what waits stays on the device. */
  stop(): void
}

/** What an outbox works with. */
export interface OutboxOptions {
  /** The number of whoever is signed in; null for nobody. Others neither see nor send what a person did. */
  readonly person: ReadonlySignal<number | null>
  readonly kinds: readonly DeedKind[]
  readonly storage?: DeedStorage | null | undefined
  /** One sender over all tabs. */
  readonly lock?: Lock
  readonly newKey?: () => string
  /** The clock of the tries by itself. */
  readonly after?: After
}

/** The pauses between tries by itself, in milliseconds; the last one goes on. */
export const outboxRetryMs = [10_000, 30_000, 60_000] as const

/**
 * Keeps what a person did until the server has settled it. One deed has one key however often it is sent, so it
 * counts once; one tab sends at a time, and the deeds of one subject go in order. What the server refuses is kept with its
 * words until its person tries it again or gives it up; what it could not answer is sent again by itself, and after a 401
 * when the same person is back.
 */
export function createOutbox(options: OutboxOptions): Outbox {
  const { person, storage, newKey = newId, lock = pageLock() } = options
  const kinds = new Map(options.kinds.map((kind) => [kind.kind, kind]))
  const deeds = signal<readonly Deed[]>([])
  const isKept = signal(true)
  const listeners = new Set<DeedListener>()
  /** What belongs to the present person, and goes with them. */
  let own: Own | null = null
  let tries = 0
  let isTimed = false

  function show(): void {
    batch(() => {
      deeds.value = own ? own.shelf.all().filter(isKnown).map(deedOf) : []
      isKept.value = own?.shelf.isComplete() ?? true
    })
  }

  function isKnown({ kind, content }: KeptDeed): boolean {
    return kinds.get(kind)?.isContent(content) ?? false
  }

  function deedOf(kept: KeptDeed): Deed {
    const { key, kind, subject, content, at } = kept
    const refusal = refusalOf(kept)
    const state = isOnItsWay(kept) ? 'sending' : refusal ? 'refused' : 'waiting'
    return { ...{ key, kind, subject, content, at, state }, error: refusal ?? own?.failures.get(key) ?? null }
  }

  /** Being sent, or the next to be. */
  function isOnItsWay({ key, subject, refused }: KeptDeed): boolean {
    if (!own) return false
    return own.sending.has(key) || (own.running.has(subject) && !own.blocked.has(key) && !refused)
  }

  /** Those of a subject that are to be sent, in order. */
  const due = ({ shelf }: Own, subject: string) =>
    shelf.all().filter((kept) => kept.subject === subject && !kept.refused && isKnown(kept))
  const find = (key: string) => own?.shelf.all().find((kept) => kept.key === key)

  function put(kept: KeptDeed): void {
    own?.shelf.put(kept)
    show()
  }

  function remove(key: string): void {
    if (!own) return
    const kept = find(key)
    if (kept && isKnown(kept)) kinds.get(kept.kind)?.forget?.(deedOf(kept))
    own.shelf.remove(key)
    own.beside.delete(key)
    own.failures.delete(key)
    own.blocked.delete(key)
    show()
  }

  /** Sends what is due of a subject; joins who does already, and comes after them for what was added too late. */
  function drain(subject: string): Promise<void> {
    const mine = own
    if (!mine) return Promise.resolve()
    const running = mine.running.get(subject)
    if (running) {
      return running.then(() => {
        const isLeft = own === mine && due(mine, subject).some(({ key }) => !mine.blocked.has(key))
        return isLeft ? drain(subject) : undefined
      })
    }
    const run = lock(`${mine.name}.${subject}`, () => sendAll(mine, subject))
      .catch(() => undefined)
      .finally(() => {
        mine.running.delete(subject)
        show()
      })
    mine.running.set(subject, run)
    show()
    return run
  }

  async function sendAll(mine: Own, subject: string): Promise<void> {
    const isTheirs = () => own === mine
    while (isTheirs()) {
      // Read under the lock: another tab may have sent it.
      const [next] = due(mine, subject)
      if (!next) return show()
      const failure = await sendOne(mine, next)
      if (!isTheirs()) return
      if (!failure) continue
      for (const { key } of due(mine, subject)) {
        mine.failures.set(key, failure)
        mine.blocked.add(key)
      }
      show()
      return tryLater(failure)
    }
  }

  /** Resolves to the failure for which it is to be sent again, or to null once it is settled. */
  async function sendOne(mine: Own, kept: KeptDeed): Promise<ApiError | null> {
    const { key } = kept
    mine.sending.add(key)
    mine.blocked.delete(key)
    show()
    const beside = await mine.beside.get(key)
    const known = beside && 'value' in beside ? beside.value : undefined
    const outcome = await settle(async () => kinds.get(kept.kind)?.send(deedOf(kept), known))
    mine.sending.delete(key)
    if (own !== mine) return null
    if ('error' in outcome && !refusals.has(outcome.error.kind)) return outcome.error
    tries = 0
    batch(() => {
      const deed = deedOf(kept)
      if ('value' in outcome) {
        remove(key)
        for (const listener of listeners) listener.answered?.(deed, outcome.value)
      } else if (find(key)) {
        const { kind, serverMessage = null } = outcome.error
        mine.failures.delete(key)
        put({ ...kept, refused: { kind, says: serverMessage } })
        for (const listener of listeners) listener.refused?.(deed, outcome.error)
      }
    })
    return null
  }

  function tryLater({ kind }: ApiError): void {
    // Nobody can be asked again before they are back.
    if (isTimed || kind === 'unauthenticated' || !options.after) return
    isTimed = true
    options.after(outboxRetryMs[Math.min(tries++, outboxRetryMs.length - 1)] ?? 0, () => {
      isTimed = false
      void send()
    })
  }

  async function send(): Promise<void> {
    const waiting = own?.shelf.all().filter(({ refused }) => !refused) ?? []
    await Promise.all([...new Set(waiting.map(({ subject }) => subject))].map(drain))
  }

  const end = effect(() => {
    const id = person.value
    untracked(() => {
      if (id === (own?.id ?? null)) return
      own = id === null ? null : ownOf(id, shelfOf(storage ?? undefined, id))
      show()
      void send()
    })
  })

  return {
    deeds,
    isKept,
    async add({ kind, subject, content, at, beside }) {
      if (!own) return
      const key = newKey()
      const order = 1 + Math.max(0, ...own.shelf.all().map((kept) => kept.order))
      put({ key, kind, subject, content, at, order })
      // It may fail before it is waited for.
      if (beside)
        own.beside.set(
          key,
          settle(() => Promise.resolve().then(beside)),
        )
      await drain(subject)
    },
    async retry(key) {
      const kept = find(key)
      if (!own || !kept || isOnItsWay(kept)) return
      const { refused: _, ...again } = kept
      own.blocked.delete(key)
      put(again)
      await drain(kept.subject)
    },
    discard(key) {
      const kept = find(key)
      if (!own || !kept || isOnItsWay(kept)) return undefined
      const deed = deedOf(kept)
      remove(key)
      for (const listener of listeners) listener.discarded?.(deed)
      return deed
    },
    arrived(key) {
      if (find(key)) remove(key)
    },
    send,
    refresh(taken) {
      show()
      const kept = own && taken ? own.shelf.parse(taken.name, taken.was) : null
      if (!kept || !isKnown(kept)) return
      const deed = deedOf(kept)
      for (const listener of listeners) listener.settledElsewhere?.(deed)
    },
    follow(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    clear() {
      for (const { key } of own?.shelf.all() ?? []) remove(key)
    },
    stop() {
      end()
      own = null
    },
  }
}

interface Own {
  readonly id: number
  readonly name: string
  readonly shelf: Shelf
  readonly sending: Set<string>
  /** Why what waits could not be sent the last time. */
  readonly failures: Map<string, ApiError>
  /** What could not be sent, or waits for one before it, until it is tried again. */
  readonly blocked: Set<string>
  readonly beside: Map<string, ReturnType<typeof settle<unknown>>>
  readonly running: Map<string, Promise<void>>
}

function ownOf(id: number, shelf: Shelf): Own {
  return {
    ...{ id, shelf, name: `outbox.${id}` },
    sending: new Set(),
    failures: new Map(),
    blocked: new Set(),
    beside: new Map(),
    running: new Map(),
  }
}
