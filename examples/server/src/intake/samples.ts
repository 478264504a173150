import {
  decideIntake,
  getStaffIntake,
  intakeStatementVersion,
  revealIntakeNumber,
} from '@homecare/sdk/intake'
import { payrollIntakes } from '../tables/money/intakes.ts'
import { actors } from '../testing/actors.ts'
import { sample } from '../testing/samples.ts'

const at = new Date('2026-11-19T17:00:00.000Z')

export const intakeSamples = [
  sample(getStaffIntake, async ({ db }) => {
    const handedIn = {
      ...{ handed_in_at: at, updated_at: at, note: null, decided_at: null, signed_name: 'Marisol Rivera' },
      statement_version: intakeStatementVersion,
      status: 'handed_in' as const,
    }
    await db
      .insert(payrollIntakes)
      .values({ user_id: actors.caregiver, ...handedIn })
      .onConflictDoUpdate({ target: payrollIntakes.user_id, set: handedIn })
    return { id: actors.caregiver }
  }),
  // Of what was handed in at another time: a conflict, or not found.
  sample(decideIntake, {
    id: actors.caregiver,
    body: { decision: 'sent', handed_in_at: '2026-11-20T17:00:00.000Z' },
  }),
  sample(revealIntakeNumber, { id: actors.caregiver, body: { reason: 'Entering it for payroll' } }),
]
