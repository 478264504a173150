import {
  decideIntake,
  getStaffIntake,
  listIntakes,
  revealIntakeNumber,
  type IntakeList,
  type IntakeRow,
  type StaffIntake,
} from '@homecare/sdk/intake'
import { intakeErrorTexts as words } from '@homecare/sdk/texts'
import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Routes } from '../calls/on.ts'
import { only } from '../calls/policy.ts'
import { pageUrl } from '../config/pageUrl.ts'
import type { Db, Tx } from '../db/connect.ts'
import { inform } from '../mail/inform.ts'
import { audit } from '../payroll/audit.ts'
import { placeOf } from '../payroll/taxNumbers.ts'
import { fullName } from '../people/person.ts'
import { refuse } from '../refusals/refuse.ts'
import { users } from '../tables/account.ts'
import { payrollIntakes } from '../tables/money/intakes.ts'
import { taxProfiles } from '../tables/money/payroll.ts'
import { wireOf } from './rows.ts'
import { intakeMailTexts as mail } from './texts.ts'

const staff = only('staff')
/** What a list shows at most. */
const mostShown = 200
const day = 86_400

/** What the staff do with payroll forms that were handed in: read them, pass them on, or ask for a change. */
export function answerIntakeDesk(routes: Routes): void {
  routes.on(listIntakes, staff, async ({ db, query }) =>
    (await rowsOf(db, query.show ?? 'open')).map(summaryOf),
  )

  routes.on(getStaffIntake, staff, ({ db, params }) => detailOf(db, params.id))

  routes.on(decideIntake, staff, ({ db, params, body, session, now, deps }) => {
    const isReturned = body.decision === 'returned'
    const note = body.note?.trim() ?? ''
    if (isReturned && !note) throw refuse.invalid({ note: [words.note] })
    return db.transaction(async (tx) => {
      const { intake, user } = await waiting(tx, params.id)
      if (intake.handed_in_at?.toISOString() !== body.handed_in_at) throw refuse.conflict(words.notHandedIn)
      await tx
        .update(payrollIntakes)
        .set({
          status: body.decision,
          note: isReturned ? note : null,
          decided_at: new Date(now),
          updated_at: new Date(now),
        })
        .where(eq(payrollIntakes.user_id, user.id))
      await audit(tx, user.id, session.user, { action: 'decide', subject: 'intake' }, now)
      const [subject, text] = isReturned
        ? [mail.returnedSubject, mail.returnedBody]
        : [mail.sentSubject, mail.sentBody]
      await inform(deps, user, subject, text, pageUrl(deps.config, '/adp-intake-form'))
      return detailOf(tx, user.id)
    })
  })

  routes.on(
    revealIntakeNumber,
    staff,
    ({ db, params, body, session, now, deps }) => {
      const { keyRing } = deps
      if (!keyRing) throw refuse.notFound(words.noNumber)
      const reason = body.reason.trim()
      if (!reason) throw refuse.invalid({ reason: [words.reason] })
      return db.transaction(async (tx) => {
        const { user } = await waiting(tx, params.id)
        const [profile] = await tx.select().from(taxProfiles).where(eq(taxProfiles.user_id, user.id))
        if (!profile?.ssn_sealed) throw refuse.notFound(words.noNumber)
        await audit(tx, user.id, session.user, { action: 'reveal', subject: 'ssn', reason }, now)
        await inform(
          deps,
          user,
          mail.revealedSubject,
          mail.revealedBody,
          pageUrl(deps.config, '/settings/trail'),
        )
        return { ssn: keyRing.open(placeOf('ssn', user.id, profile.ssn_version), profile.ssn_sealed) }
      })
    },
    { limit: { name: 'intake_number', hits: 10, seconds: day } },
  )
}

/** Handed in and not decided: rows of `id`, `person` and `since`. */
export function waitingIntakeRows(db: Db) {
  return db
    .select({
      id: sql<number>`${payrollIntakes.user_id}`.as('id'),
      person: sql<number>`${payrollIntakes.user_id}`.as('person'),
      since: sql<Date>`${payrollIntakes.handed_in_at}`.as('since'),
    })
    .from(payrollIntakes)
    .innerJoin(users, eq(users.id, payrollIntakes.user_id))
    .where(and(eq(payrollIntakes.status, 'handed_in'), isNull(users.deleted_at)))
}

const selected = (db: Db | Tx) =>
  db
    .select({ intake: payrollIntakes, user: users })
    .from(payrollIntakes)
    .innerJoin(users, and(eq(users.id, payrollIntakes.user_id), isNull(users.deleted_at)))

type Selected = Awaited<ReturnType<typeof rowsOf>>[number]

function rowsOf(db: Db, show: IntakeList) {
  const isOpen = show === 'open'
  return selected(db)
    .where(eq(payrollIntakes.status, isOpen ? 'handed_in' : 'sent'))
    .orderBy(
      isOpen ? asc(payrollIntakes.handed_in_at) : desc(payrollIntakes.decided_at),
      payrollIntakes.user_id,
    )
    .limit(mostShown)
}

/** One that waits, locked; a conflict where it was changed or decided meanwhile. */
async function waiting(tx: Tx, id: number): Promise<Selected> {
  const [row] = await selected(tx).where(eq(payrollIntakes.user_id, id)).for('update', { of: payrollIntakes })
  if (!row) throw refuse.notFound()
  if (row.intake.status !== 'handed_in') throw refuse.conflict(words.notHandedIn)
  return row
}

/** What is still being filled in is nobody's to read. */
async function detailOf(db: Db | Tx, id: number): Promise<StaffIntake> {
  const [row] = await selected(db).where(
    and(eq(payrollIntakes.user_id, id), inArray(payrollIntakes.status, ['handed_in', 'sent', 'returned'])),
  )
  if (!row) throw refuse.notFound()
  return {
    ...(await wireOf(db, row.intake)),
    ...summaryOf(row),
    email: row.user.email,
    signed_name: row.intake.signed_name,
  }
}

function summaryOf({ intake, user }: Selected): IntakeRow {
  return {
    user_id: user.id,
    name: fullName(user),
    is_agency: user.role === 'agency_caregiver',
    status: intake.status,
    handed_in_at: intake.handed_in_at?.toISOString() ?? null,
    decided_at: intake.decided_at?.toISOString() ?? null,
  }
}
