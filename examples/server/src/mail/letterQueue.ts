import { and, eq, inArray, isNotNull, lte, or } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { onceCommitted, presentTransaction } from '../db/guard.ts'
import type { Presence } from '../db/presence.ts'
import type { Log } from '../log/log.ts'
import { seal, unseal } from '../secrets/secret.ts'
import type { Letter, Mail, Post } from './mail.ts'
import { letters } from '../tables/mail.ts'

/** Milliseconds between two looks for letters whose process is gone, or that failed before. */
export const lookEveryMs = 5_000
/** Whoever sends is given up after this long: far above the limit of time of a mail server. */
const givenUpAfterMs = 120_000
/** A letter that nobody took for three days is dropped, and that is said in the log. */
export const keptForMs = 3 * 86_400_000
/** After the first failure; doubled with each, up to an hour. */
const firstPauseMs = 30_000
const longestPauseMs = 3_600_000
/** Letters that are sent at once. */
const together = 10
const purpose = 'letter'

interface Parts {
  readonly db: Db
  /** Hands a letter over. */
  readonly transport: Mail
  readonly secret: string
  readonly presence: Presence
  readonly now: () => number
  readonly log: Pick<Log, 'error'>
}
type Row = typeof letters.$inferSelect

/** Sends the letters that are kept: each at once by the process that wrote it, or else by any that looks. */
export function startPosting({ db, transport, secret, presence, now, log }: Parts): Post & {
  /** Looks once for what others left or what failed, and resolves when that is through. */
  settle(): Promise<void>
  /** Looks no more, and resolves once the letters in hand are through. */
  stop(): Promise<void>
} {
  const sending = new Set<Promise<void>>()
  let looking: Promise<void> | null = null

  async function keep(letter: Letter): Promise<void> {
    const [row] = await (presentTransaction() ?? db)
      .insert(letters)
      .values({
        sealed: seal(secret, purpose, JSON.stringify(letter)),
        created_at: new Date(now()),
        due_at: new Date(now() + givenUpAfterMs),
        taken_by: presence.id,
      })
      .returning()
    await onceCommitted(() => sendNow(row!))
  }

  /** A part of the transaction may have been taken back, and the letter with it. */
  async function sendNow({ id }: Row): Promise<void> {
    const mine = and(eq(letters.id, id), eq(letters.taken_by, presence.id))
    const [row] = await db.select().from(letters).where(mine)
    if (row) await send(row)
  }

  function send(row: Row): Promise<void> {
    const sent = handOver(row).catch((error: unknown) =>
      log.error('The letters could not be seen to', { error }),
    )
    sending.add(sent)
    return sent.finally(() => sending.delete(sent))
  }

  async function handOver(row: Row): Promise<void> {
    const isThis = eq(letters.id, row.id)
    try {
      const letter = JSON.parse(unseal(secret, purpose, row.sealed)) as Letter
      await transport.send({ ...letter, key: `${row.id}.${row.created_at.getTime()}` })
    } catch (error) {
      const isLast = now() - row.created_at.getTime() >= keptForMs
      log.error(isLast ? 'A letter was given up' : 'A letter was not sent yet', { error })
      if (isLast) await db.delete(letters).where(isThis)
      else {
        const pause = Math.min(longestPauseMs, firstPauseMs * 2 ** row.failures)
        await db
          .update(letters)
          .set({ taken_by: null, failures: row.failures + 1, due_at: new Date(now() + pause) })
          .where(isThis)
      }
      return
    }
    await db.delete(letters).where(isThis)
  }

  async function look(): Promise<void> {
    const due = or(
      lte(letters.due_at, new Date(now())),
      and(isNotNull(letters.taken_by), presence.isGone(letters.taken_by)),
    )
    const waiting = db
      .select({ id: letters.id })
      .from(letters)
      .where(due)
      .orderBy(letters.due_at)
      .limit(together)
      .for('update', { skipLocked: true })
    for (;;) {
      const rows = await db
        .update(letters)
        .set({ taken_by: presence.id, due_at: new Date(now() + givenUpAfterMs) })
        .where(inArray(letters.id, waiting))
        .returning()
      await Promise.all(rows.map(send))
      if (rows.length < together) return
    }
  }

  const settle = () =>
    (looking ??= look()
      .catch((error: unknown) => log.error('The letters could not be seen to', { error: String(error) }))
      .finally(() => (looking = null)))
  const timer = setInterval(() => void settle(), lookEveryMs).unref()

  return {
    keep,
    settle,
    send: (letter) => transport.send(letter),
    async stop() {
      clearInterval(timer)
      await looking
      await Promise.all(sending)
    },
  }
}
