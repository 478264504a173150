import {
  getFingerprintCase,
  listFingerprintCases,
  recordFingerprints,
  resultEvents,
  sendForFingerprints,
} from '@homecare/sdk/hiring'
import { dayIn } from '@homecare/sdk/kit'
import { fingerprintingErrorTexts as wrong, inputTexts } from '@homecare/sdk/texts'
import { eq } from 'drizzle-orm'
import type { Routes } from '../calls/on.ts'
import { only } from '../calls/policy.ts'
import type { Tx } from '../db/connect.ts'
import { refuse, refuseWrong } from '../refusals/refuse.ts'
import { fingerprintRequests } from '../tables/fingerprinting.ts'
import { caseDetail, casesOf } from './cases.ts'
import { tellOfFingerprints } from './letters.ts'
import { betweenOf, refuseChanged, takeStep, type RequestRow } from './rows.ts'

const staff = only('staff')

/** The desk of the staff: caregivers who have agreed are sent for their fingerprints, and what came of it is noted. */
export function answerFingerprintDesk(routes: Routes): void {
  routes.on(listFingerprintCases, staff, ({ db, query, now }) => casesOf(db, query.show ?? 'open', now))

  routes.on(getFingerprintCase, staff, ({ db, params, now }) => caseDetail(db, params.id, now))

  routes.on(sendForFingerprints, staff, ({ db, deps, session: { user }, params, body, now }) =>
    db.transaction(async (tx) => {
      const { row, today } = await held(tx, params.id, now)
      const { version, day, time = null, place, note = '' } = body
      if (row.version !== version) return refuseChanged(caseDetail(tx, row.id, now))
      refuseWrong({
        day: day < today ? wrong.dayPast : undefined,
        place: place.trim() === '' ? inputTexts.required : undefined,
      })
      const event = row.state === 'agreed' ? 'send' : 'move'
      const sent = await takeStep(tx, row, {
        ...{ event, who: 'staff', by: user.id, now, day, note: note.trim() },
        set: { appointment_day: day, appointment_time: time, appointment_place: place.trim() },
      })
      if (!sent) return refuseChanged(caseDetail(tx, row.id, now))
      await tellOfFingerprints(deps, tx, sent, event === 'send' ? 'sent' : 'moved')
      return caseDetail(tx, row.id, now)
    }),
  )

  routes.on(recordFingerprints, staff, ({ db, deps, session: { user }, params, body, now }) =>
    db.transaction(async (tx) => {
      const { row, today } = await held(tx, params.id, now)
      const { version, result, day, note = '' } = body
      if (row.version !== version) return refuseChanged(caseDetail(tx, row.id, now))
      refuseWrong({
        day: day > today ? wrong.dayAhead : day < (row.appointment_day ?? day) ? wrong.dayBefore : undefined,
      })
      const done = await takeStep(tx, row, {
        ...{ event: resultEvents[result], who: 'staff', by: user.id, now, day, note: note.trim() },
        set: { done_on: day },
      })
      if (!done) return refuseChanged(caseDetail(tx, row.id, now))
      await tellOfFingerprints(deps, tx, done, result)
      return caseDetail(tx, row.id, now)
    }),
  )
}

/** A request to which its caregiver has agreed at some time, locked with its connection; not found where they have not. */
async function held(tx: Tx, id: number, now: number): Promise<{ row: RequestRow; today: string }> {
  const ofRequest = eq(fingerprintRequests.id, id)
  const [found] = await tx.select().from(fingerprintRequests).where(ofRequest)
  if (!found) throw refuse.notFound()
  // What one side does at this moment comes before or after.
  const { tzid } = await betweenOf(tx, found.connection_id, now, true)
  const [row] = await tx.select().from(fingerprintRequests).where(ofRequest)
  if (!row || row.consented_at === null) throw refuse.notFound()
  return { row, today: dayIn(tzid, new Date(now)) }
}
