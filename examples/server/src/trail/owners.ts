import { eq, inArray } from 'drizzle-orm'
import { licensePhotos, licenses, reviews } from '../tables/caregivers.ts'
import { carePlans } from '../tables/care/careplans.ts'
import type { Db } from '../db/connect.ts'
import { messageReports } from '../tables/chat.ts'
import { documents } from '../tables/documents.ts'
import { advisorCalls } from '../tables/asking/advisorCalls.ts'
import { fingerprintRequests } from '../tables/fingerprinting.ts'
import { connections } from '../tables/hiring.ts'
import { timesheetExpenses, timesheets } from '../tables/money/hours.ts'
import { invoices } from '../tables/money/invoices.ts'
import { membershipRefunds } from '../tables/money/membershipRefunds.ts'
import { membershipPayments } from '../tables/money/memberships.ts'
import { jobs } from '../tables/jobs.ts'
import { shifts } from '../tables/shifts.ts'
import { nursingTimesheetPhotos, nursingTimesheets } from '../tables/timesheets.ts'

/** The users to whom a record belongs, by its number: one, or none where there is no such record. */
type Owners = (db: Db, id: number) => Promise<readonly number[]>

const only = (rows: readonly { user: number | null }[]): number[] =>
  rows.flatMap(({ user }) => (user === null ? [] : [user]))

export const ownerOfDocument: Owners = async (db, id) =>
  only(await db.select({ user: documents.user_id }).from(documents).where(eq(documents.id, id)))

/** Whose documents these are, each person once. */
export async function ownersOfDocuments(db: Db, ids: readonly number[]): Promise<number[]> {
  const found = db.selectDistinct({ user: documents.user_id }).from(documents)
  return only(await found.where(inArray(documents.id, [...ids])))
}

export const ownerOfJob: Owners = async (db, id) =>
  only(await db.select({ user: jobs.family_id }).from(jobs).where(eq(jobs.id, id)))

export const ownerOfShift: Owners = async (db, id) =>
  only(await db.select({ user: shifts.user_id }).from(shifts).where(eq(shifts.id, id)))

export const ownerOfTimesheet: Owners = async (db, id) =>
  only(
    await db
      .select({ user: nursingTimesheets.user_id })
      .from(nursingTimesheets)
      .where(eq(nursingTimesheets.id, id)),
  )

export const ownerOfTimesheetPhoto: Owners = async (db, id) =>
  only(
    await db
      .select({ user: nursingTimesheets.user_id })
      .from(nursingTimesheetPhotos)
      .innerJoin(nursingTimesheets, eq(nursingTimesheets.id, nursingTimesheetPhotos.timesheet_id))
      .where(eq(nursingTimesheetPhotos.id, id)),
  )

/** The family to which money of a membership was given back. */
export const ownerOfRefund: Owners = async (db, id) =>
  only(
    await db
      .select({ user: membershipPayments.family_id })
      .from(membershipRefunds)
      .innerJoin(membershipPayments, eq(membershipPayments.id, membershipRefunds.payment_id))
      .where(eq(membershipRefunds.number, id)),
  )

/** The caregiver who was refunded by a receipt. */
export const ownerOfReceipt: Owners = async (db, id) =>
  only(
    await db
      .select({ user: connections.caregiver_id })
      .from(timesheetExpenses)
      .innerJoin(timesheets, eq(timesheets.id, timesheetExpenses.timesheet_id))
      .innerJoin(connections, eq(connections.id, timesheets.connection_id))
      .where(eq(timesheetExpenses.id, id)),
  )

export const ownersOfInvoice: Owners = async (db, id) => {
  const [row] = await db
    .select({ family: invoices.family_id, caregiver: connections.caregiver_id })
    .from(invoices)
    .innerJoin(connections, eq(connections.id, invoices.connection_id))
    .where(eq(invoices.id, id))
  return row ? [row.family, row.caregiver] : []
}

export const ownerOfLicense: Owners = async (db, id) =>
  only(await db.select({ user: licenses.caregiver_id }).from(licenses).where(eq(licenses.id, id)))

export const ownerOfLicensePhoto: Owners = async (db, id) =>
  only(
    await db
      .select({ user: licenses.caregiver_id })
      .from(licensePhotos)
      .innerJoin(licenses, eq(licenses.id, licensePhotos.license_id))
      .where(eq(licensePhotos.id, id)),
  )

export const ownerOfFingerprints: Owners = async (db, id) =>
  only(
    await db
      .select({ user: connections.caregiver_id })
      .from(fingerprintRequests)
      .innerJoin(connections, eq(connections.id, fingerprintRequests.connection_id))
      .where(eq(fingerprintRequests.id, id)),
  )

export const ownerOfAdvisorCall: Owners = async (db, id) =>
  only(await db.select({ user: advisorCalls.family_id }).from(advisorCalls).where(eq(advisorCalls.id, id)))

export const ownersOfConnection: Owners = async (db, id) => {
  const [row] = await db
    .select({ family: connections.family_id, caregiver: connections.caregiver_id })
    .from(connections)
    .where(eq(connections.id, id))
  return row ? [row.family, row.caregiver] : []
}

export const ownersOfPlan: Owners = async (db, id) =>
  only(await db.select({ user: carePlans.family_id }).from(carePlans).where(eq(carePlans.id, id)))

/** The caregiver whom a review is about, and whoever wrote it. */
export async function ownersOfReview(db: Db, id: number): Promise<number[]> {
  const [row] = await db.select().from(reviews).where(eq(reviews.id, id))
  return row ? [row.caregiver_id, ...(row.reviewer_id === null ? [] : [row.reviewer_id])] : []
}

/** Whoever made a report of messages, and whom it is about. */
export async function ownersOfReport(db: Db, id: number): Promise<number[]> {
  const [row] = await db.select().from(messageReports).where(eq(messageReports.id, id))
  return row ? [row.reporter_id, row.person_id] : []
}

/** Whom a report of messages is about. */
export const reportedBy: Owners = async (db, id) =>
  only(
    await db.select({ user: messageReports.person_id }).from(messageReports).where(eq(messageReports.id, id)),
  )
