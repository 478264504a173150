import type { PageHref } from '@homecare/sdk/addresses'
import { message, say, type Sayable } from '@homecare/sdk/kit'
import { mayRingAt, noticeKinds, type NoticeDeed, type NoticeKind } from '@homecare/sdk/notices'
import { and, eq } from 'drizzle-orm'
import { pageUrl } from '../config/pageUrl.ts'
import type { Db, Tx } from '../db/connect.ts'
import { presentTransaction } from '../db/guard.ts'
import type { Deps } from '../deps/deps.ts'
import { inform } from '../mail/inform.ts'
import type { SessionUser } from '../people/session.ts'
import { seal } from '../secrets/secret.ts'
import { notices } from '../tables/notices.ts'
import { makeNoticeLink } from './links.ts'
import { noticeReader } from './reader.ts'
import { ring, ringGoodMs, ringPurpose, type RingWords } from './ring.ts'
import { noticeServerTexts as words } from './texts.ts'

/** Something that has happened and concerns somebody. */
export interface Notice {
  /** The user. */
  readonly to: number
  readonly kind: NoticeKind
  /** What happened, by its record, as `shift 17 assigned`: of one event a person is told once. */
  readonly event: string
  /** The letter. */
  readonly subject: Sayable
  readonly body: readonly Sayable[]
  /** The text message and what a device shows: nothing of health, and no name of somebody who is cared for. */
  readonly short: Sayable
  /** Where it leads. */
  readonly page: PageHref
  /** When the shift begins that it is about: one that begins soon may ring at night, if the person agreed. */
  readonly starts?: Date
  /** What may be answered without a password, and to which record. */
  readonly answers?: { readonly recordId: number; readonly deeds: readonly AnswerDeed[] }
}
type AnswerDeed = Exclude<NoticeDeed, 'stop_notices'>

const answerWords = {
  confirm_shift: { long: words.confirm, short: words.confirmShort },
  decline_shift: { long: words.decline, short: words.declineShort },
} as const satisfies Record<AnswerDeed, object>

/**
 * Tells somebody what has happened, by the ways that they chose: kept with it in the present transaction, and sent once that
 * is committed. A letter goes at once. A text message and a device wait for the end of the quiet hours, and several of a
 * kind that waited become one. Of one event a person is told once, however often and by however many processes this is
 * called.
 */
export async function tell(deps: Deps, notice: Notice): Promise<void> {
  const present = presentTransaction()
  if (present) await tellIn(present, deps, notice, null)
  else await deps.db.transaction((tx) => tellIn(tx, deps, notice, null))
}

/**
 * The same of what can still be taken back, by text message and on devices from an instant on: whoever does this holds the
 * letter back as well.
 */
export function tellFrom(tx: Tx, deps: Deps, notice: Notice, from: number): Promise<void> {
  return tellIn(tx, deps, notice, from)
}

/** Takes back what was to be told later. */
export async function takeBack(tx: Tx, userId: number, event: string): Promise<void> {
  await tx.delete(notices).where(and(eq(notices.user_id, userId), eq(notices.event, event)))
}

/** How a letter ends: what it is about, and a link by which no more of these come. */
export async function letterEnd(
  tx: Db | Tx,
  deps: Deps,
  { id, language }: Pick<SessionUser, 'id' | 'language'>,
  kind: NoticeKind,
): Promise<Sayable> {
  const stop = await makeNoticeLink(tx, { userId: id, deed: 'stop_notices', kind }, deps.now())
  const about = say(language, noticeKinds.get(kind).label)
  return message(words.why, { kind: about, link: pageUrl(deps.config, `/answer/${stop}`) })
}

async function tellIn(tx: Db | Tx, deps: Deps, notice: Notice, from: number | null): Promise<void> {
  const { kind, event, to } = notice
  const reader = await noticeReader(tx, deps.config, to, kind)
  if (!reader) return
  const now = deps.now()
  const [row] = await tx
    .insert(notices)
    .values({ user_id: to, kind, event, created_at: new Date(now) })
    .onConflictDoNothing()
    .returning()
  if (!row) return
  const { user, ways, settings, zone } = reader
  if (ways.includes('mail') && from === null) await write(tx, deps, notice, user, now)
  if (ways.length === 0 || (ways.length === 1 && ways[0] === 'mail')) return
  const { short, page, starts } = notice
  const rings: RingWords = {
    short: say(user.language, short),
    url: pageUrl(deps.config, page),
    page,
    answers: (await answersOf(tx, deps, notice, now)).map(({ deed, link }) =>
      say(user.language, message(answerWords[deed].short, { link })),
    ),
  }
  const at = mayRingAt(settings, zone, new Date(from ?? now), starts)
  if (at.getTime() <= now) return ring(deps, reader, kind, [rings], row.id)
  const goodUntil = new Date(Math.max(at.getTime() + ringGoodMs, starts?.getTime() ?? 0))
  await tx
    .update(notices)
    .set({
      rings_at: at,
      // What is about a shift is of no use once that has begun.
      good_until: starts ?? goodUntil,
      sealed: seal(deps.config.secret!, ringPurpose, JSON.stringify(rings)),
    })
    .where(eq(notices.id, row.id))
}

async function write(tx: Db | Tx, deps: Deps, notice: Notice, user: SessionUser, now: number): Promise<void> {
  const { kind, subject, body } = notice
  const answers = await answersOf(tx, deps, notice, now)
  await inform(
    deps,
    user,
    subject,
    ...body,
    ...answers.map(({ deed, link }) => message(answerWords[deed].long, { link })),
    await letterEnd(tx, deps, user, kind),
  )
}

/** A link of its own for each answer, each time: one that is read over somebody's shoulder is worth one deed. */
async function answersOf(tx: Db | Tx, deps: Deps, { to, kind, answers, starts }: Notice, now: number) {
  if (!answers) return []
  const { recordId, deeds } = answers
  return Promise.all(
    deeds.map(async (deed) => {
      const token = await makeNoticeLink(tx, { userId: to, deed, kind, recordId, until: starts }, now)
      return { deed, link: pageUrl(deps.config, `/answer/${token}`) }
    }),
  )
}
