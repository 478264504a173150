import { approveRides, rideApprovalRecord } from '@homecare/sdk/rides'
import { dayIn } from '@homecare/sdk/kit'
import { rideTexts } from '@homecare/sdk/texts'
import { eq } from 'drizzle-orm'
import type { Routes } from '../calls/on.ts'
import { refuse, refuseStale } from '../refusals/refuse.ts'
import { connections } from '../tables/hiring.ts'
import { rideApprovals } from '../tables/rides.ts'
import { approvalOf } from './book.ts'
import { tellOfApproval } from './letters.ts'
import { ridePayer } from './policies.ts'

/** A family says whether it pays for rides, and up to how much a month; the caregiver is told whether it does. */
export function answerRideApprovals(routes: Routes): void {
  routes.on(approveRides, ridePayer, ({ deps, db, session: { user }, params, body, now }) =>
    db.transaction(async (tx) => {
      const { approved, cap_cents } = body
      const [connection] = await tx
        .select()
        .from(connections)
        .where(eq(connections.id, params.id))
        .for('update')
      if (!connection) throw refuse.notFound()
      const current = await approvalOf(tx, params.id, now)
      const wasApproved = current.lyft_approved_at !== null
      if (approved) {
        if (!deps.rides) throw refuse.notSetUp(rideTexts.notOffered)
        if (cap_cents === undefined) throw refuse.invalid({ cap_cents: [rideTexts.capRequired] })
        const { hire_stage, end_date, tzid } = connection
        if (hire_stage !== 3) throw refuse.conflict(rideTexts.notHired)
        if (end_date !== null && end_date < dayIn(tzid, new Date(now)))
          throw refuse.conflict(rideTexts.hasEnded)
      }
      // Pressed twice is once.
      if (approved === wasApproved && (!approved || cap_cents === current.cap_cents)) return current
      refuseStale(rideApprovalRecord, body, current)
      const changed = { changed_by: user.id, changed_at: new Date(now) }
      if (approved) {
        const since = wasApproved ? {} : { approved_at: new Date(now) }
        await tx
          .insert(rideApprovals)
          .values({ connection_id: params.id, cap_cents: cap_cents!, ...since, ...changed })
          .onConflictDoUpdate({
            target: rideApprovals.connection_id,
            set: { cap_cents: cap_cents!, ...since, ...changed },
          })
      } else {
        await tx
          .update(rideApprovals)
          .set({ approved_at: null, ...changed })
          .where(eq(rideApprovals.connection_id, params.id))
      }
      if (approved !== wasApproved)
        await tellOfApproval(deps, user, connection, approved ? { cap: cap_cents! } : null, now)
      return approvalOf(tx, params.id, now, true)
    }),
  )
}
