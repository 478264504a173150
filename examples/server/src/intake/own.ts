import {
  getIntake,
  handInIntake,
  intakeErrors,
  intakeStatementVersion,
  missingForIntake,
  updateIntake,
} from '@homecare/sdk/intake'
import { taxSignatureError } from '@homecare/sdk/payments'
import { intakeErrorTexts as words } from '@homecare/sdk/texts'
import { eq } from 'drizzle-orm'
import type { Routes } from '../calls/on.ts'
import { only } from '../calls/policy.ts'
import { trimmed } from '../calls/trimmed.ts'
import { withoutGaps } from '../calls/withoutGaps.ts'
import type { Tx } from '../db/connect.ts'
import { audit } from '../payroll/audit.ts'
import { unsigned } from '../payroll/unsign.ts'
import type { SessionUser } from '../people/session.ts'
import { requireZip } from '../places/zips/requireZip.ts'
import { refuse, refuseWrong } from '../refusals/refuse.ts'
import { payrollIntakes } from '../tables/money/intakes.ts'
import { beginning, intakeOf, wireOf, type IntakeRecord } from './rows.ts'

const employee = only('caregiver', 'agency_caregiver')

/** The payroll form of a caregiver: filled in part by part, and signed. */
export function answerOwnIntake(routes: Routes): void {
  routes.on(getIntake, employee, ({ db, session: { user } }) => intakeOf(db, user))

  routes.on(updateIntake, employee, ({ db, session: { user }, body, now }) =>
    db.transaction(async (tx) => {
      const row = await lockedIntake(tx, user, now)
      const change = trimmed(withoutGaps(body))
      refuseWrong(intakeErrors(change))
      if (change.zip_code !== undefined) requireZip(change.zip_code)
      const changed = await save(tx, user, { ...change, ...unsigned(row.status), updated_at: new Date(now) })
      await audit(tx, user.id, user, { action: 'save', subject: 'intake' }, now)
      return wireOf(tx, changed)
    }),
  )

  routes.on(handInIntake, employee, ({ db, session: { user }, body, now }) =>
    db.transaction(async (tx) => {
      const row = await lockedIntake(tx, user, now)
      // Sent twice is once.
      if (row.status === 'handed_in') return wireOf(tx, row)
      if (body.statement_version !== intakeStatementVersion) throw refuse.conflict(words.otherStatement)
      if (row.status === 'sent' || missingForIntake(await wireOf(tx, row)).length > 0)
        throw refuse.conflict(words.missing)
      refuseWrong({ full_name: taxSignatureError(body.full_name, row.legal_name) ?? undefined })
      const changed = await save(tx, user, {
        ...{ status: 'handed_in', note: null, decided_at: null, work_state: row.work_state || row.state },
        ...{ handed_in_at: new Date(now), signed_name: body.full_name.trim() },
        ...{ statement_version: body.statement_version, updated_at: new Date(now) },
      })
      await audit(tx, user.id, user, { action: 'hand_in', subject: 'intake' }, now)
      return wireOf(tx, changed)
    }),
  )
}

/** The caregiver's row, locked, so that two presses come one after the other; begun where there is none. */
async function lockedIntake(tx: Tx, user: SessionUser, now: number): Promise<IntakeRecord> {
  await tx
    .insert(payrollIntakes)
    .values({ ...beginning(user), updated_at: new Date(now) })
    .onConflictDoNothing()
  const [row] = await tx
    .select()
    .from(payrollIntakes)
    .where(eq(payrollIntakes.user_id, user.id))
    .for('update')
  return row!
}

async function save(tx: Tx, user: SessionUser, change: Partial<IntakeRecord>): Promise<IntakeRecord> {
  const [row] = await tx
    .update(payrollIntakes)
    .set(change)
    .where(eq(payrollIntakes.user_id, user.id))
    .returning()
  return row!
}
