import { and, eq } from 'drizzle-orm'
import { leaveAgency } from '../agency/erase.ts'
import { eraseAreaWaits } from '../areas/erase.ts'
import { erasePlans } from '../careplans/erase.ts'
import { eraseCaregiver } from '../caregivers/erase.ts'
import { eraseConsents } from '../consent/erase.ts'
import { eraseReports } from '../chat/reports.ts'
import { eraseDocuments } from '../documents/erase.ts'
import { eraseAdvisorCalls } from '../advisorCalls/erase.ts'
import { eraseFamily } from '../families/erase.ts'
import { eraseFingerprints } from '../fingerprinting/erase.ts'
import { leaveVisits } from '../hiring/erase.ts'
import { calendarFeeds } from '../tables/care/calendarFeeds.ts'
import { inviteCodes, invites } from '../tables/invites.ts'
import type { Deps } from '../deps/deps.ts'
import { refuse } from '../refusals/refuse.ts'
import { idempotencyKeys } from '../tables/server.ts'
import { isAtWork } from '../clock/clock.ts'
import { leaveShifts, lockShiftsOf } from '../shifts/erase.ts'
import { eraseNursingTimesheets } from '../timesheets/erase.ts'
import { eraseHours } from '../timesheets/family/erase.ts'
import { eraseNotices } from '../notices/erase.ts'
import { eraseMembership } from '../memberships/erase.ts'
import { hasPayUnderWay } from '../payments/payToCome.ts'
import { removeAllMethods } from '../payments/removeMethod.ts'
import { eraseIntake } from '../intake/erase.ts'
import { eraseTaxProfile } from '../payroll/erase.ts'
import { eraseResearch } from '../research/erase.ts'
import { eraseRides } from '../rides/erase.ts'
import { eraseSupport } from '../support/erase.ts'
import { eraseFirstWords } from '../visitors/erase.ts'
import { endSignIns } from '../people/endSignIns.ts'
import { socialAccounts, userSecrets, users, verificationCodes } from '../tables/account.ts'
import { accountServerTexts } from '../account/texts.ts'
import type { SessionUser } from '../people/session.ts'

/**
 * Removes an account: nobody can sign in with it, nobody finds it, and no personal datum stays. The row itself
 * stays under its number, because other people's conversations and records point to it. Answers which files in the
 * store nothing names any more. Who waits for them is told first: facilities and families whose shifts and visits they
 * had promised. Refuses with a conflict while they are clocked in, since only they can say when they left and be paid for it; while
 * pay of theirs is not deposited yet; and while their membership is being paid for.
 */
export async function eraseUser(deps: Deps, user: SessionUser, now: number): Promise<string[]> {
  const { id: userId } = user
  return deps.db.transaction(async (tx) => {
    await lockShiftsOf(tx, userId)
    if (await isAtWork(tx, userId, new Date(now))) throw refuse.conflict(accountServerTexts.clockedIn)
    if (await hasPayUnderWay(tx, userId)) throw refuse.conflict(accountServerTexts.payUnderWay)
    await leaveShifts(tx, deps, user, now)
    await leaveVisits(tx, deps, user, now)
    await eraseFingerprints(tx, deps, user, now)
    await eraseAdvisorCalls(tx, userId)
    await eraseSupport(tx, userId)
    await eraseConsents(tx, userId)
    await eraseReports(tx, userId)
    await eraseAreaWaits(tx, user.email)
    await eraseFirstWords(tx, user)
    await endSignIns(tx, userId, now)
    // Answers hold what was told of them; that of this very call is still to come.
    const answered = and(eq(idempotencyKeys.user_id, userId), eq(idempotencyKeys.answered, true))
    await tx.delete(idempotencyKeys).where(answered)
    await tx.delete(userSecrets).where(eq(userSecrets.user_id, userId))
    await tx.delete(inviteCodes).where(eq(inviteCodes.user_id, userId))
    await tx.delete(invites).where(eq(invites.user_id, userId))
    await tx.delete(calendarFeeds).where(eq(calendarFeeds.user_id, userId))
    await leaveAgency(tx, userId)
    await tx.delete(socialAccounts).where(eq(socialAccounts.user_id, userId))
    await tx.delete(verificationCodes).where(eq(verificationCodes.user_id, userId))
    const today = new Date(now).toISOString().slice(0, 10)
    const files = [
      ...(await eraseCaregiver(tx, userId, today)),
      ...(await eraseNursingTimesheets(tx, userId)),
      ...(await eraseHours(tx, userId)),
      ...(await eraseDocuments(tx, userId)),
      ...(await erasePlans(tx, userId)),
    ]
    await eraseFamily(tx, userId)
    await eraseMembership(tx, userId, now)
    await removeAllMethods(tx, userId, now)
    await eraseTaxProfile(tx, user, now)
    await eraseIntake(tx, userId)
    await eraseRides(tx, userId)
    await eraseResearch(tx, user, now)
    await eraseNotices(tx, userId)
    await tx
      .update(users)
      .set({
        // No address of the outside world, and free for whoever wants to begin again with the old one.
        email: `deleted-${userId}@invalid`,
        first_name: '',
        last_name: '',
        phone: '',
        address: '',
        address2: '',
        address_verified: false,
        city: '',
        county: '',
        state: '',
        zip_code: '',
        latitude: null,
        longitude: null,
        portrait: null,
        marketing_preferences: null,
        notices: null,
        tutorials: {},
        deleted_at: new Date(now),
      })
      .where(eq(users.id, userId))
    return files
  })
}
