import {
  dayIn,
  formatDocumentDate,
  message,
  say,
  type BoundText,
  type Locale,
  type Text,
} from '@homecare/sdk/kit'
import { eq } from 'drizzle-orm'
import { letterReader } from '../people/letterReader.ts'
import { shortName } from '../people/person.ts'
import type { SessionUser } from '../people/session.ts'
import type { Db, Tx } from '../db/connect.ts'
import { inform } from '../mail/inform.ts'
import type { Deps } from '../deps/deps.ts'
import { facilities } from '../tables/shifts.ts'
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
  await toFacility(db, deps, shift, words.appliedSubject, words.appliedBody, { name: shortName(by) })
}

/** Tells a facility that somebody has given a shift back, and why. */
export async function tellFacility(
  db: Db | Tx,
  deps: Deps,
  shift: TheShift,
  by: SessionUser,
  note: string,
): Promise<void> {
  await toFacility(db, deps, shift, words.givenBackSubject, words.givenBackBody, {
    name: shortName(by),
    note,
  })
}

/** Tells a facility that whoever was to work a shift has left. */
export async function tellOfLeaving(
  db: Db | Tx,
  deps: Deps,
  shift: TheShift,
  by: SessionUser,
): Promise<void> {
  await toFacility(db, deps, shift, words.givenBackSubject, words.leftBody, { name: shortName(by) })
}

const ownShift = (id: number) => `/nursingshifts/shifts/${id}` as const
const toNurse = {
  assigned: { subject: words.assignedSubject, body: words.assignedBody, pathOf: ownShift },
  cancelled: {
    subject: words.cancelledSubject,
    body: words.cancelledBody,
    pathOf: () => '/openshifts' as const,
  },
  rejected: { subject: words.rejectedSubject, body: words.rejectedBody, pathOf: ownShift },
} as const

/** Tells a nurse what the facility has done about their shift. */
export async function tellNurse(
  db: Db | Tx,
  deps: Deps,
  shift: TheShift,
  userId: number,
  what: keyof typeof toNurse,
): Promise<void> {
  const { subject, body, pathOf } = toNurse[what]
  const link = pageUrl(deps.config, pathOf(shift.id))
  await send(db, deps, userId, shift, subject, body, { link })
}

async function toFacility(
  db: Db | Tx,
  deps: Deps,
  shift: TheShift,
  subject: Text,
  body: Text,
  more: Partial<Words>,
): Promise<void> {
  const [house] = await db
    .select({ owner: facilities.user_id })
    .from(facilities)
    .where(eq(facilities.id, shift.facility.id))
  if (!house?.owner) return
  const link = pageUrl(deps.config, `/facilities/${shift.facility.id}`)
  await send(db, deps, house.owner, shift, subject, body, { ...more, link })
}

async function send(
  db: Db | Tx,
  deps: Deps,
  userId: number,
  shift: TheShift,
  subject: Text,
  body: Text,
  more: Partial<Words>,
): Promise<void> {
  const to = await letterReader(db, userId)
  if (!to) return
  const filled = (what: Text): BoundText =>
    message(what as Text<string>, {
      facility: shift.facility.name,
      shift: shiftWords(shift, to.language),
      ...more,
    })
  await inform(deps, to, filled(subject), filled(body))
}

function shiftWords({ start, facility }: TheShift, locale: Locale): string {
  const day = formatDocumentDate(dayIn(facility.time_zone, new Date(start)))
  return say(locale, words.shift, { facility: facility.name, day })
}
