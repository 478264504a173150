import {
  decideIntake,
  getStaffIntake,
  intakeStatementVersion,
  revealIntakeNumber,
} from '@homecare/sdk/intake'
import { placeOf } from '../payroll/taxNumbers.ts'
import { payrollIntakes } from '../tables/money/intakes.ts'
import { taxProfiles } from '../tables/money/payroll.ts'
import { actors } from '../testing/actors.ts'
import { sample } from '../testing/samples.ts'
import type { TestServer } from '../testing/testServer.ts'

const at = new Date('2026-11-19T17:00:00.000Z')

/** Marisol's form, handed in. */
async function handIn({ db }: Pick<TestServer, 'db'>): Promise<{ id: number }> {
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
}

export const intakeSamples = [
  sample(getStaffIntake, handIn),
  // Of what was handed in at another time: a conflict, or not found.
  sample(decideIntake, {
    id: actors.caregiver,
    body: { decision: 'sent', handed_in_at: '2026-11-20T17:00:00.000Z' },
  }),
  sample(revealIntakeNumber, async (server) => {
    const { id } = await handIn(server)
    const number = {
      ...{ ssn_last4: '6789', ssn_version: 1 },
      ssn_sealed: server.deps.keyRing!.seal(placeOf('ssn', id, 1), '123456789'),
      updated_at: at,
    }
    await server.db
      .insert(taxProfiles)
      .values({ user_id: id, ...number })
      .onConflictDoUpdate({ target: taxProfiles.user_id, set: number })
    return { id, body: { reason: 'Entering it for payroll' } }
  }),
]
