import { sayCount } from '@homecare/sdk/kit'
import type { NoticeKind } from '@homecare/sdk/notices'
import type { PageHref } from '@homecare/sdk/addresses'
import { asc, inArray, lte } from 'drizzle-orm'
import { pageUrl } from '../config/pageUrl.ts'
import { advisoryLocks, lockInTransaction } from '../db/advisoryLocks.ts'
import type { Deps } from '../deps/deps.ts'
import { unseal } from '../secrets/secret.ts'
import { notices } from '../tables/notices.ts'
import { noticeReader } from './reader.ts'
import { mergedTexts } from './texts.ts'

/** What a text message or a device says, in the words of its reader. */
export interface RingWords {
  readonly short: string
  /** The whole address, and the page alone. */
  readonly url: string
  readonly page: PageHref
  /** Lines with links that answer it. */
  readonly answers: readonly string[]
}

/** What it is sealed for while it waits. */
export const ringPurpose = 'notice'
/** How long a text message or a device may be late. */
export const ringGoodMs = 12 * 3_600_000
/** As many that waited are told at a time. */
const together = 500

type Reader = NonNullable<Awaited<ReturnType<typeof noticeReader>>>

/** Where several of a kind lead. */
const pages: Readonly<Record<NoticeKind, PageHref>> = {
  offers: '/',
  jobs_nearby: '/caregiver-jobs',
  messages: '/messages',
  documents: '/documents',
  timesheets: '/',
  care_plans: '/careplan',
  calls: '/',
  new_caregivers: '/caregivers-search/saved',
}

/** Tells somebody of one thing, or of several of a kind as one, by text message and on their devices as they chose. */
export async function ring(
  deps: Pick<Deps, 'sms' | 'push' | 'config' | 'now'>,
  { user, ways, devices }: Pick<Reader, 'user' | 'ways' | 'devices'>,
  kind: NoticeKind,
  told: readonly RingWords[],
  id: number,
): Promise<void> {
  const [first] = told
  if (!first) return
  const { brand } = deps.config
  const one =
    told.length === 1
      ? first
      : {
          short: sayCount(user.language, mergedTexts[kind], told.length),
          url: pageUrl(deps.config, pages[kind]),
          answers: [],
        }
  const goodUntil = deps.now() + ringGoodMs
  if (ways.includes('text')) {
    const lines = [`${brand.name}: ${one.short}`, ...one.answers, one.url]
    await deps.sms.keep({ to: user.phone, body: lines.join('\n'), about: `notice ${id}`, goodUntil })
  }
  if (!ways.includes('push')) return
  const words = { title: brand.name, body: one.short, url: one.url, tag: kind }
  for (const device of devices) await deps.push.keep(device, words, goodUntil)
}

/**
 * Tells of what waited for the end of somebody's quiet hours, several of a kind as one. What they do not want any more, or
 * what is of no use any more, is told no more. One process does it at a time.
 */
export async function ringAfterQuiet(deps: Deps): Promise<void> {
  for (;;) {
    const count = await deps.db.transaction(async (tx) => {
      await lockInTransaction(tx, advisoryLocks.notices)
      const now = new Date(deps.now())
      const due = await tx
        .select()
        .from(notices)
        .where(lte(notices.rings_at, now))
        .orderBy(asc(notices.user_id), asc(notices.id))
        .limit(together)
      if (due.length === 0) return 0
      const ids = due.map(({ id }) => id)
      await tx.update(notices).set({ rings_at: null, sealed: null }).where(inArray(notices.id, ids))
      const alive = due.filter(({ good_until }) => !(good_until && good_until <= now))
      for (const [{ user_id, kind, id }, sealed] of groupsOf(alive)) {
        const reader = await noticeReader(tx, deps.config, user_id, kind)
        if (!reader) continue
        await ring(
          deps,
          reader,
          kind,
          sealed.flatMap((one) => wordsOf(deps, one)),
          id,
        )
      }
      return due.length
    })
    if (count < together) return
  }
}

type Row = typeof notices.$inferSelect

/** Those of one person and kind together: the first of them, and the words of all. */
function groupsOf(rows: readonly Row[]): (readonly [first: Row, sealed: readonly string[]])[] {
  const groups = new Map<string, [Row, string[]]>()
  for (const row of rows) {
    if (row.sealed === null) continue
    const key = `${row.user_id} ${row.kind}`
    const known = groups.get(key)
    if (known) known[1].push(row.sealed)
    else groups.set(key, [row, [row.sealed]])
  }
  return [...groups.values()]
}

/** None where the server's secret has changed since: nobody can read them any more. */
function wordsOf({ config, log }: Deps, sealed: string): RingWords[] {
  try {
    return [JSON.parse(unseal(config.secret!, ringPurpose, sealed)) as RingWords]
  } catch (error) {
    log.error('A notice that waited cannot be read', { error })
    return []
  }
}
