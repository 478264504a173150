import {
  getNoticeLink,
  answerNoticeLink,
  withNoticeChange,
  type NoticeDeed,
  type NoticeLinkState,
  type NoticeShift,
} from '@homecare/sdk/notices'
import { shiftActions, type OwnShift, type ShiftAction } from '@homecare/sdk/shifts'
import { say } from '@homecare/sdk/kit'
import { and, eq, isNull } from 'drizzle-orm'
import type { Routes } from '../calls/on.ts'
import { anyone } from '../calls/policy.ts'
import type { Db, Tx } from '../db/connect.ts'
import type { Deps } from '../deps/deps.ts'
import type { Limit } from '../limits/rateLimit.ts'
import { offeredWays } from '../notices/reader.ts'
import type { SessionUser } from '../people/session.ts'
import { Refusal, refuse } from '../refusals/refuse.ts'
import { hashOf } from '../secrets/token.ts'
import { confirmOwn, giveBack, oneShift } from '../shifts/ownShifts.ts'
import { users } from '../tables/account.ts'
import { noticeLinks } from '../tables/notices.ts'
import { noticeLinkServerTexts as words } from './texts.ts'

/** Far more than somebody who opens their letters; far fewer than whoever tries tokens. */
const looks: Limit = { name: 'notice-link', hits: 60, seconds: 3600, counts: ['address'] }

interface Step {
  readonly tx: Tx
  readonly deps: Deps
  readonly user: SessionUser
  readonly link: Link
  readonly now: number
}
type Link = typeof noticeLinks.$inferSelect

/** What each link does, and what of a shift it needs. */
const deeds: Readonly<
  Record<NoticeDeed, { needs: ShiftAction | null; act: (step: Step) => Promise<unknown> }>
> = {
  confirm_shift: {
    needs: 'confirm',
    act: ({ tx, user, link, now }) => confirmOwn(tx, user, link.record_id!, now),
  },
  decline_shift: {
    needs: 'confirm',
    act: ({ tx, deps, user, link, now }) =>
      giveBack(tx, deps, user, link.record_id!, say(user.language, words.declinedNote), now),
  },
  stop_notices: {
    needs: null,
    async act({ tx, deps, user, link }) {
      const none = { choices: { [link.kind]: [] } }
      const notices = withNoticeChange(user.notices, user.role, none, offeredWays(deps.config, user))
      await tx.update(users).set({ notices }).where(eq(users.id, user.id))
    },
  },
}

/** The links of notices: each does one thing, once, for the person that it was written to. No session comes of it. */
export function answerNoticeLinks(routes: Routes): void {
  routes.on(
    getNoticeLink,
    anyone,
    async ({ db, params, now, reply }) => {
      reply.header('Cache-Control', 'no-store')
      const { link, user } = await linkOf(db, params.token)
      const { state, shift } = await standingOf(db, link, user, now)
      const isOpen = state === 'open'
      return { deed: link.deed, state, shift: isOpen ? shift : null, kind: isOpen ? link.kind : null }
    },
    { limit: looks },
  )

  routes.on(
    answerNoticeLink,
    anyone,
    ({ db, deps, params, now }) =>
      db.transaction(async (tx) => {
        const { link, user } = await linkOf(tx, params.token, 'update')
        const { state } = await standingOf(tx, link, user, now)
        if (state !== 'open') return { done: false, state }
        await deeds[link.deed].act({ tx, deps, user, link, now })
        await tx
          .update(noticeLinks)
          .set({ used_at: new Date(now) })
          .where(eq(noticeLinks.token_hash, link.token_hash))
        return { done: true, state: 'used' as const }
      }),
    { limit: looks },
  )
}

/** A link and whose it is; a 404 for one that never was, or whose person is gone. Two presses at once wait for each other. */
async function linkOf(db: Db | Tx, token: string, lock?: 'update') {
  const found = db
    .select({ link: noticeLinks, user: users })
    .from(noticeLinks)
    .innerJoin(users, eq(users.id, noticeLinks.user_id))
    .where(and(eq(noticeLinks.token_hash, hashOf(token)), isNull(users.deleted_at)))
  const [row] = await (lock ? found.for(lock) : found)
  if (!row) throw refuse.notFound()
  return row
}

async function standingOf(
  db: Db | Tx,
  link: Link,
  user: SessionUser,
  now: number,
): Promise<{ readonly state: NoticeLinkState; readonly shift: NoticeShift | null }> {
  if (link.used_at) return { state: 'used', shift: null }
  if (link.expires_at.getTime() <= now) return { state: 'expired', shift: null }
  const { needs } = deeds[link.deed]
  if (needs === null || link.record_id === null) return { state: 'open', shift: null }
  const shift = await theirs(db, user, link.record_id)
  if (!shift || !shiftActions(shift, new Date(now)).includes(needs)) return { state: 'over', shift: null }
  const { facility, start, end, rate } = shift
  const { name, time_zone } = facility
  return { state: 'open', shift: { facility: name, start, end, rate, time_zone } }
}

/** The shift as its person sees it; null where it is theirs no more. */
async function theirs(db: Db | Tx, user: SessionUser, id: number): Promise<OwnShift | null> {
  try {
    return await oneShift(db, user, id)
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}
