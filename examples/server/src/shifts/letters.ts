import { message, type BoundText, type Text } from '@homecare/sdk/kit'
import type { NoticeKind } from '@homecare/sdk/notices'
import { eq } from 'drizzle-orm'
import { shortName } from '../people/person.ts'
import type { SessionUser } from '../people/session.ts'
import type { Db, Tx } from '../db/connect.ts'
import type { Deps } from '../deps/deps.ts'
import { tell, type Notice } from '../notices/tell.ts'
import { users } from '../tables/account.ts'
import { facilities } from '../tables/shifts.ts'
import { shiftWords } from '../timesheets/shiftWords.ts'
import { shiftMailTexts as words } from './texts.ts'
import { pageUrl } from '../config/pageUrl.ts'

/** What a letter says of a shift. */
interface TheShift {
  readonly id: number
  readonly start: string
  readonly facility: { readonly id: number; readonly name: string; readonly time_zone: string }
}
/** The words of a letter that every letter about shifts may name. */
type Words = Readonly<Record<'name' | 'facility' | 'shift' | 'link' | 'note', string>>

/** Tells a facility that somebody would like to work a shift of its. */
export async function tellOfApplication(
  db: Db | Tx,
  deps: Deps,
  shift: TheShift,
  by: SessionUser,
): Promise<void> {
  await toFacility(db, deps, shift, 'applied', { name: shortName(by) })
}

/** Tells a facility that somebody no longer applies for a shift of its, and why where they said so. */
export async function tellOfWithdrawal(
  db: Db | Tx,
  deps: Deps,
  shift: TheShift,
  by: SessionUser,
  note: string,
): Promise<void> {
  const what = note === '' ? 'withdrawn' : 'withdrawnWithNote'
  await toFacility(db, deps, shift, what, { name: shortName(by), note })
}

/** Tells a facility that somebody has given a shift back, and why. */
export async function tellFacility(
  db: Db | Tx,
  deps: Deps,
  shift: TheShift,
  by: SessionUser,
  note: string,
): Promise<void> {
  await toFacility(db, deps, shift, 'givenBack', { name: shortName(by), note })
}

/** Tells a facility that whoever was to work a shift has left. */
export async function tellOfLeaving(
  db: Db | Tx,
  deps: Deps,
  shift: TheShift,
  by: SessionUser,
): Promise<void> {
  await toFacility(db, deps, shift, 'left', { name: shortName(by) })
}

const ownShift = (id: number) => `/nursingshifts/shifts/${id}` as const
const openShifts = () => '/openshifts' as const
const openShift = (id: number) => `/nursingshifts/shift/${id}` as const
interface Said {
  readonly subject: Text
  readonly body: Text
  readonly short: Text
}
const toNurse = {
  assigned: {
    ...{ subject: words.assignedSubject, body: words.assignedBody, short: words.assignedShort },
    ...{ kind: 'offers', pathOf: ownShift, deeds: ['confirm_shift', 'decline_shift'] },
  },
  cancelled: {
    ...{ subject: words.cancelledSubject, body: words.cancelledBody, short: words.cancelledShort },
    ...{ kind: 'offers', pathOf: openShifts },
  },
  invited: {
    ...{ subject: words.invitedSubject, body: words.invitedBody, short: words.invitedShort },
    ...{ kind: 'offers', pathOf: openShift },
  },
  changed: {
    ...{ subject: words.changedSubject, body: words.changedBody, short: words.changedShort },
    ...{ kind: 'offers', pathOf: openShift },
  },
  rejected: {
    ...{ subject: words.rejectedSubject, body: words.rejectedBody, short: words.rejectedShort },
    ...{ kind: 'timesheets', pathOf: ownShift },
  },
  approved: {
    ...{ subject: words.approvedSubject, body: words.approvedBody, short: words.approvedShort },
    ...{ kind: 'timesheets', pathOf: ownShift },
  },
} as const satisfies Record<
  string,
  Said & {
    readonly kind: NoticeKind
    readonly pathOf: (id: number) => Notice['page']
    readonly deeds?: NonNullable<Notice['answers']>['deeds']
  }
>

/** Tells a nurse what the facility has done about their shift. An offer can be answered without a password. */
export async function tellNurse(
  db: Db | Tx,
  deps: Deps,
  shift: TheShift,
  userId: number,
  what: keyof typeof toNurse,
): Promise<void> {
  const { kind, pathOf, ...said } = toNurse[what]
  const deeds = 'deeds' in said ? said.deeds : null
  await send(db, deps, userId, shift, said, {
    ...{ kind, event: `shift ${shift.id} ${what} ${deps.now()}`, page: pathOf(shift.id) },
    // The hours of a timesheet lie behind: nothing about it is urgent.
    ...(kind === 'offers' && { starts: new Date(shift.start) }),
    ...(deeds && { answers: { recordId: shift.id, deeds } }),
  })
}

const withdrawn = { subject: words.withdrawnSubject, short: words.withdrawnShort }
const toHouse = {
  applied: { subject: words.appliedSubject, body: words.appliedBody, short: words.appliedShort },
  withdrawn: { ...withdrawn, body: words.withdrawnBody },
  withdrawnWithNote: { ...withdrawn, body: words.withdrawnWithNoteBody },
  givenBack: { subject: words.givenBackSubject, body: words.givenBackBody, short: words.givenBackShort },
  left: { subject: words.givenBackSubject, body: words.leftBody, short: words.givenBackShort },
} as const satisfies Record<string, Said>

async function toFacility(
  db: Db | Tx,
  deps: Deps,
  shift: TheShift,
  what: keyof typeof toHouse,
  more: Partial<Words>,
): Promise<void> {
  const [house] = await db
    .select({ owner: facilities.user_id })
    .from(facilities)
    .where(eq(facilities.id, shift.facility.id))
  if (!house?.owner) return
  await send(
    ...([db, deps, house.owner, shift, toHouse[what]] as const),
    {
      ...{ kind: 'offers', event: `shift ${shift.id} ${what} ${more.name} ${deps.now()}` },
      ...{ page: `/facilities/shifts/${shift.id}`, starts: new Date(shift.start) },
    },
    more,
  )
}

async function send(
  db: Db | Tx,
  deps: Deps,
  userId: number,
  shift: TheShift,
  { subject, body, short }: Said,
  notice: Omit<Notice, 'to' | keyof Said>,
  more: Partial<Words> = {},
): Promise<void> {
  const [to] = await db.select({ language: users.language }).from(users).where(eq(users.id, userId))
  if (!to) return
  const filled = (what: Text): BoundText =>
    message(what as Text<string>, {
      facility: shift.facility.name,
      shift: shiftWords(shift, to.language),
      link: pageUrl(deps.config, notice.page),
      ...more,
    })
  const said = { subject: filled(subject), body: [filled(body)], short: filled(short) }
  await tell(deps, { to: userId, ...notice, ...said })
}
