import { and, eq, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { onceCommitted, presentTransaction } from '../db/guard.ts'
import type { Presence } from '../db/presence.ts'
import type { Log } from '../log/log.ts'
import { seal, unseal } from '../secrets/secret.ts'
import type { letters, pushMessages, textMessages } from '../tables/mail.ts'

/** Milliseconds between two looks for what was left by a process that is gone, or failed before. */
export const lookEveryMs = 5_000
/** Whoever sends is given up after this long: far above the limit of time of those that letters are handed to. */
const givenUpAfterMs = 120_000
/** As many are sent at once. */
const together = 10

/** What a queue works with, whatever it sends. */
export interface QueueParts {
  readonly db: Db
  readonly secret: string
  readonly presence: Presence
  readonly now: () => number
  readonly log: Pick<Log, 'error'>
}

type Table = typeof letters | typeof textMessages | typeof pushMessages
type Row = Table['$inferSelect']

/** What one kind of message is sent by. */
interface Kind<T, R extends Row> {
  readonly table: Table
  /** What the rows are sealed for, and how the log names one and all: `['letter', 'letters']`. */
  readonly purpose: string
  readonly words: readonly [one: string, all: string]
  /** Hands it over; `key` is the same however often it is. */
  readonly handOver: (message: T, key: string) => Promise<void>
  /** Milliseconds after the first failure, doubled with each, and what they grow to. */
  readonly pauseMs: readonly [first: number, longest: number]
  /** Whether it is not worth while to try it again. */
  readonly isOver: (row: R, now: number) => boolean
  /** Whether a failure says that it never will succeed. */
  readonly isFinal?: (error: unknown) => boolean
}

/** What became of a message in its first try, once what it was kept with is committed. */
export interface FirstTry {
  /** It was refused for good, and is given up. */
  isRefused: boolean
}

export interface SendingQueue<T, More> {
  /** Keeps a message with what the present transaction does, and sends it once that is committed. */
  keep(message: T, more: More): Promise<FirstTry>
  /** Keeps a message likewise until an instant, in milliseconds: any process sends it then. */
  hold(message: T, more: More, until: number): Promise<number>
  /** Takes back, with what the present transaction does, a message that nobody has begun to send. */
  drop(id: number): Promise<boolean>
  /** Looks once for what others left or what failed, and resolves when that is through. */
  settle(): Promise<void>
  /** Looks no more, and resolves once what is in hand is through. */
  stop(): Promise<void>
}

/**
 * Sends what is kept in a table: each at once by the process that wrote it, or else by any that looks. `More` is what the
 * table keeps beside the message.
 */
export function startSending<T, More extends object = object>(
  { db, secret, presence, now, log }: QueueParts,
  { table, purpose, words, handOver, pauseMs, isOver, isFinal = () => false }: Kind<T, Row & More>,
): SendingQueue<T, More> {
  const [one, all] = words
  const sending = new Set<Promise<unknown>>()
  let looking: Promise<void> | null = null

  async function put(message: T, more: More, when: Pick<Row, 'due_at' | 'taken_by'>) {
    const row = {
      sealed: seal(secret, purpose, JSON.stringify(message)),
      created_at: new Date(now()),
      ...when,
      ...more,
    }
    const [kept] = await (presentTransaction() ?? db)
      .insert(table as typeof letters)
      .values(row)
      .returning()
    return kept!
  }

  async function keep(message: T, more: More): Promise<FirstTry> {
    const mine = { due_at: new Date(now() + givenUpAfterMs), taken_by: presence.id }
    const kept = await put(message, more, mine)
    const first: FirstTry = { isRefused: false }
    await onceCommitted(async () => {
      first.isRefused = await sendNow(kept)
    })
    return first
  }

  const hold = async (message: T, more: More, until: number) =>
    (await put(message, more, { due_at: new Date(until), taken_by: null })).id

  async function drop(id: number): Promise<boolean> {
    const dropped = await (presentTransaction() ?? db)
      .delete(table as typeof letters)
      .where(and(eq(table.id, id), isNull(table.taken_by), eq(table.failures, 0)))
      .returning({ id: sql<number>`${table.id}` })
    return dropped.length > 0
  }

  /** A part of the transaction may have been taken back, and the message with it. */
  async function sendNow({ id }: Row): Promise<boolean> {
    const mine = and(eq(table.id, id), eq(table.taken_by, presence.id))
    const [row] = await db
      .select()
      .from(table as typeof letters)
      .where(mine)
    return row !== undefined && (await send(row as Row & More)) === 'refused'
  }

  function send(row: Row & More): Promise<'sent' | 'kept' | 'refused'> {
    const sent = tryOne(row).catch((error: unknown) => {
      log.error(`The ${all} could not be seen to`, { error })
      return 'kept' as const
    })
    sending.add(sent)
    return sent.finally(() => sending.delete(sent))
  }

  async function tryOne(row: Row & More): Promise<'sent' | 'kept' | 'refused'> {
    const isThis = eq(table.id, row.id)
    try {
      const message = JSON.parse(unseal(secret, purpose, row.sealed)) as T
      await handOver(message, `${row.id}.${row.created_at.getTime()}`)
    } catch (error) {
      const isRefused = isFinal(error)
      const isGivenUp = isRefused || isOver(row, now())
      log.error(isGivenUp ? `A ${one} was given up` : `A ${one} was not sent yet`, { error })
      if (isGivenUp) await db.delete(table).where(isThis)
      else {
        const [first, longest] = pauseMs
        const pause = Math.min(longest, first * 2 ** row.failures)
        await db
          .update(table)
          .set({ taken_by: null, failures: row.failures + 1, due_at: new Date(now() + pause) })
          .where(isThis)
      }
      return isRefused ? 'refused' : 'kept'
    }
    await db.delete(table).where(isThis)
    return 'sent'
  }

  async function look(): Promise<void> {
    const due = or(
      lte(table.due_at, new Date(now())),
      and(isNotNull(table.taken_by), presence.isGone(table.taken_by)),
    )
    const waiting = db
      .select({ id: sql<number>`${table.id}` })
      .from(table as typeof letters)
      .where(due)
      .orderBy(table.due_at)
      .limit(together)
      .for('update', { skipLocked: true })
    for (;;) {
      const rows = await db
        .update(table as typeof letters)
        .set({ taken_by: presence.id, due_at: new Date(now() + givenUpAfterMs) })
        .where(inArray(table.id, waiting))
        .returning()
      await Promise.all(rows.map((row) => send(row as Row & More)))
      if (rows.length < together) return
    }
  }

  const settle = () =>
    (looking ??= look()
      .catch((error: unknown) => log.error(`The ${all} could not be seen to`, { error: String(error) }))
      .finally(() => (looking = null)))
  const timer = setInterval(() => void settle(), lookEveryMs).unref()

  return {
    keep,
    hold,
    drop,
    settle,
    async stop() {
      clearInterval(timer)
      await looking
      await Promise.all(sending)
    },
  }
}
