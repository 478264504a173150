import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db, Tx } from '../db/connect.ts'
import type { Presence } from '../db/presence.ts'
import { advisoryLocks, lockInTransaction } from '../db/advisoryLocks.ts'
import type { RealtimeService } from '@homecare/realtime'
import type { Log } from '../log/log.ts'
import type { ChatCopies, Deps } from '../deps/deps.ts'
import { chatOutbox } from '../tables/chat.ts'

/** What the realtime tree is to be told about: a message, a person's counters, a care plan, or the tasks that wait for a person. */
type Owed = Pick<typeof chatOutbox.$inferInsert, 'about' | 'about_id' | 'message_key'>

export const aboutMessages = (conversationId: number, keys: readonly string[]): Owed[] =>
  keys.map((key) => ({ about: 'conversation', about_id: conversationId, message_key: key }))
export const aboutPerson = (userId: number): Owed => ({ about: 'person', about_id: userId })

/** Notes in the transaction of a change what the realtime tree has to be told of it: both are kept, or neither. */
export async function owe(tx: Tx, owed: readonly Owed[]): Promise<void> {
  await tx.insert(chatOutbox).values([...owed])
}

/** Milliseconds between two looks for what a process left that has died, or what failed. */
export const copyEveryMs = 2_000
/**
 * Whoever copies is given up after this long, in milliseconds: far above the limit of time of a write. One whose process
 * is gone is given up at once.
 */
export const givenUpAfterMs = 60_000
/** Conversations and people of one write. */
const together = 100

/** Places of the realtime tree with what belongs there; null where nothing does. */
export type TreeValues = Record<string, unknown>
/** What the tree has of one kind of thing, as the database has it now: of the numbers that are owed, with their messages. */
type Mirror = (db: Db, owed: readonly Row[], now: number) => Promise<TreeValues>
/** One for each kind of thing that is owed; what has none is left to others. */
export type Mirrors = Readonly<Partial<Record<Row['about'], Mirror>>>

type Parts = Pick<Deps, 'db' | 'now' | 'presence'> & {
  readonly log: Pick<Log, 'error'>
  readonly realtime: Pick<RealtimeService, 'update'>
  readonly mirrors: Mirrors
}
type Row = typeof chatOutbox.$inferSelect

/**
 * Copies by whichever process is alive: at its start, after each change of its own, and by the clock what others
 * left. What belongs to one conversation or person is with one process at a time, in its order.
 */
export function startCopying(parts: Parts): ChatCopies & { stop(): Promise<void> } {
  let running: Promise<unknown> | null = null
  let next: Promise<void> | null = null

  /** One round after the other; those who ask during a round share the one after it. */
  function settle(): Promise<void> {
    next ??= (running ?? Promise.resolve()).then(() => {
      next = null
      const round = copyAll(parts).finally(() => (running = null))
      running = round
      return round
    })
    return next
  }

  const timer = setInterval(() => {
    if (!running && !next) void settle()
  }, copyEveryMs).unref()
  void settle()
  return {
    settle,
    async stop() {
      clearInterval(timer)
      await (next ?? running)
    },
  }
}

async function copyAll(parts: Parts): Promise<void> {
  const { db, log, now, presence } = parts
  try {
    for (;;) {
      const rows = await take(db, now(), presence, kindsOf(parts.mirrors))
      if (rows.length === 0) return
      await copy(parts, rows)
    }
  } catch (error) {
    log.error('The realtime tree is behind the database', { error: String(error) })
  }
}

const kindsOf = (mirrors: Mirrors) => Object.keys(mirrors) as Row['about'][]

async function copy({ db, realtime, now, mirrors }: Parts, rows: readonly Row[]): Promise<void> {
  const these = inArray(
    chatOutbox.id,
    rows.map(({ id }) => id),
  )
  try {
    const values: TreeValues = {}
    for (const kind of kindsOf(mirrors)) {
      const owed = rows.filter(({ about }) => about === kind)
      if (owed.length > 0) Object.assign(values, await mirrors[kind]!(db, owed, now()))
    }
    await realtime.update('', values)
  } catch (error) {
    await db
      .update(chatOutbox)
      .set({ taken_until: null, failures: sql`${chatOutbox.failures} + 1` })
      .where(these)
    throw error
  }
  await db.delete(chatOutbox).where(these)
}

/**
 * Takes what is owed about those who have waited longest and whom nobody else has in hand. What failed before is
 * taken one at a time and after the rest, so that what cannot be written holds up nobody else.
 */
function take(db: Db, now: number, presence: Presence, kinds: readonly Row['about'][]): Promise<Row[]> {
  return db.transaction(async (tx) => {
    const [any] = await tx.select({ id: chatOutbox.id }).from(chatOutbox).limit(1)
    if (!any) return []
    // One at a time, so that nobody takes the second message of a conversation while another takes the first.
    await lockInTransaction(tx, advisoryLocks.chatOutbox)
    const failures = sql<number>`max(${chatOutbox.failures})`.mapWith(Number)
    const waiting = await tx
      .select({ about: chatOutbox.about, about_id: chatOutbox.about_id, failures })
      .from(chatOutbox)
      .groupBy(chatOutbox.about, chatOutbox.about_id)
      .having(
        sql`coalesce(max(${chatOutbox.taken_until}) filter (where not coalesce(${presence.isGone(chatOutbox.taken_by)}, false)),
          '-infinity') < ${new Date(now).toISOString()}::timestamptz`,
      )
      .orderBy(asc(failures), asc(sql`min(${chatOutbox.id})`))
      .limit(together)
    const fresh = waiting.filter((one) => one.failures === 0)
    const taken = fresh.length > 0 ? fresh : waiting.slice(0, 1)
    const rows: Row[] = []
    for (const about of kinds) {
      const ids = taken.filter((one) => one.about === about).map(({ about_id }) => about_id)
      if (ids.length === 0) continue
      rows.push(
        ...(await tx
          .update(chatOutbox)
          .set({ taken_until: new Date(now + givenUpAfterMs), taken_by: presence.id })
          .where(and(eq(chatOutbox.about, about), inArray(chatOutbox.about_id, ids)))
          .returning()),
      )
    }
    return rows
  })
}
