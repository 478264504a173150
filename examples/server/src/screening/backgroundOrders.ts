import { dayIn, pacificTimeZone } from '@homecare/sdk/kit'
import { isSameAddress } from '@homecare/sdk/places'
import {
  beginBackgroundCheck,
  getBackgroundOrder,
  getCaregiverReport,
  isCheckAwaited,
  listBackgroundOrders,
  recordBackgroundResult,
  returnBackgroundCheck,
  revealBackgroundNumber,
  checkStepsAgain,
  type BackgroundOrder,
  type BackgroundOrderDetail,
  type BackgroundStatus,
  type OrderList,
} from '@homecare/sdk/screening'
import { screeningErrorTexts } from '@homecare/sdk/texts'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { fullName } from '../people/person.ts'
import { users } from '../tables/account.ts'
import { updateScore } from '../profile/score.ts'
import { caregivers } from '../tables/caregivers.ts'
import type { Db } from '../db/connect.ts'
import type { Routes } from '../calls/on.ts'
import { only } from '../calls/policy.ts'
import { refuse } from '../refusals/refuse.ts'
import { serverSecret, unseal } from '../secrets/secret.ts'
import { checkRow, reportOf, sealedFor, tell, type CheckRow } from './backgroundCheck.ts'
import { backgroundChecks } from '../tables/screening.ts'
import { screeningServerTexts } from './texts.ts'

const staff = only('staff')
const awaitedStatuses = ['ordered', 'running'] as const satisfies readonly BackgroundStatus[]
const decidedStatuses = ['passed', 'failed', 'returned'] as const satisfies readonly BackgroundStatus[]
/** What a list shows at most. */
const mostOrders = 200

/** What the staff do with signed background checks: see whom to check, begin, give back, and record what was found. */
export function answerBackgroundOrders(routes: Routes): void {
  routes.on(listBackgroundOrders, staff, ({ db, query }) => ordersOf(db, query.show ?? 'open'))

  routes.on(getBackgroundOrder, staff, ({ db, params }) => detailOf(db, params.id))

  routes.on(revealBackgroundNumber, staff, async ({ db, params, session, deps }) => {
    const row = await checkRow(db, params.id)
    if (!row || !isCheckAwaited(row)) throw refuse.conflict(screeningErrorTexts.notRunning)
    if (!row.sealed_ssn) throw refuse.notFound(screeningErrorTexts.noNumber)
    const ssn = unseal(await serverSecret(db, deps.config), sealedFor, row.sealed_ssn)
    deps.log.info('The number of a background check was looked at', {
      caregiver: params.id,
      by: session.user.id,
    })
    return { ssn }
  })

  routes.on(beginBackgroundCheck, staff, async ({ db, params }) => {
    const [begun] = await db
      .update(backgroundChecks)
      .set({ status: 'running' })
      .where(and(eq(backgroundChecks.caregiver_id, params.id), eq(backgroundChecks.status, 'ordered')))
      .returning()
    if (!begun) throw refuse.conflict(screeningErrorTexts.notRunning)
    return detailOf(db, params.id)
  })

  routes.on(returnBackgroundCheck, staff, async ({ db, params, body, deps }) => {
    const note = body.note.trim()
    if (!note) throw refuse.invalid({ note: [screeningErrorTexts.returnNote] })
    const user = await decide(db, params.id, ({ steps }) => ({
      status: 'returned',
      note,
      signature: null,
      steps: Object.fromEntries(Object.entries(steps).filter(([step]) => !isAgain(step))),
    }))
    await tell(deps, user, screeningServerTexts.returnedSubject, screeningServerTexts.returnedBody)
    return detailOf(db, params.id)
  })

  routes.on(recordBackgroundResult, staff, async ({ db, params, body, now, deps }) => {
    const { passed, sections } = body
    const completed_on = dayIn(pacificTimeZone, new Date(now))
    const user = await decide(db, params.id, () => ({
      status: passed ? 'passed' : 'failed',
      completed_on,
      sections,
    }))
    await tell(deps, user, screeningServerTexts.doneSubject, screeningServerTexts.doneBody)
    return detailOf(db, params.id)
  })

  routes.on(getCaregiverReport, staff, async ({ db, params }) => {
    const report = await reportOf(db, params.id)
    if (!report) throw refuse.notFound(screeningErrorTexts.noReport)
    return report
  })
}

const isAgain = (step: string) => checkStepsAgain.some((one) => one === step)

/** Ends the wait of a check, once; the number is erased with it. A refusal where it does not wait. */
async function decide(
  db: Db,
  id: number,
  change: (row: CheckRow) => Partial<CheckRow>,
): Promise<typeof users.$inferSelect> {
  return db.transaction(async (tx) => {
    const ofCheck = eq(backgroundChecks.caregiver_id, id)
    const [row] = await tx.select().from(backgroundChecks).where(ofCheck).for('update')
    if (!row) throw refuse.notFound()
    if (!isCheckAwaited(row)) throw refuse.conflict(screeningErrorTexts.notRunning)
    const changed = { ...row, ...change(row), sealed_ssn: null }
    await tx.update(backgroundChecks).set(changed).where(ofCheck)
    const passed = changed.status === 'passed'
    const [user] = await tx.select().from(users).where(eq(users.id, id))
    await tx
      .update(caregivers)
      .set({ background_checked: passed, background_checked_on: passed ? changed.completed_on : null })
      .where(eq(caregivers.id, id))
    await updateScore(tx, user!)
    return user!
  })
}

/** The checks that wait for the staff or for their answer: whose each is, and since when, as part of a statement. */
export function waitingOrderRows(db: Db) {
  const { status, caregiver_id, started_on } = backgroundChecks
  return db
    .select({
      id: sql<number>`${caregiver_id}`.as('id'),
      person: sql<number>`${caregiver_id}`.as('person'),
      since: sql<Date>`coalesce((${signedAt})::timestamptz, ${started_on}::timestamptz)`.as('since'),
    })
    .from(backgroundChecks)
    .innerJoin(users, eq(users.id, caregiver_id))
    .where(inArray(status, [...awaitedStatuses]))
}

async function ordersOf(db: Db, show: OrderList): Promise<BackgroundOrder[]> {
  const { status, completed_on } = backgroundChecks
  const isOpen = show === 'open'
  const found = await db
    .select({ row: backgroundChecks, user: users })
    .from(backgroundChecks)
    .innerJoin(users, eq(users.id, backgroundChecks.caregiver_id))
    .where(inArray(status, [...(isOpen ? awaitedStatuses : decidedStatuses)]))
    .orderBy(
      isOpen ? asc(signedAt) : sql`${completed_on} desc nulls first`,
      asc(backgroundChecks.caregiver_id),
    )
    .limit(mostOrders)
  return found.map(({ row, user }) => wireOf(row, user))
}

async function detailOf(db: Db, id: number): Promise<BackgroundOrderDetail> {
  const [found] = await db
    .select({ row: backgroundChecks, user: users })
    .from(backgroundChecks)
    .innerJoin(users, eq(users.id, backgroundChecks.caregiver_id))
    .where(eq(backgroundChecks.caregiver_id, id))
  if (!found || isUnsent(found.row)) throw refuse.notFound()
  const { person, signature, note } = found.row
  const { address_verified: isKnown } = found.user
  const address_verified = isKnown && person !== null && isSameAddress(found.user, person)
  return { ...wireOf(found.row, found.user), person, address_verified, signature, note }
}

/** What was never sent is nobody else's business. */
const isUnsent = ({ status }: CheckRow) => status === 'started'
const signedAt = sql`${backgroundChecks.steps} ->> 'electronic-signature'`

function wireOf(
  { caregiver_id, person, steps, status, completed_on }: CheckRow,
  user: Pick<typeof users.$inferSelect, 'first_name' | 'last_name'>,
): BackgroundOrder {
  return {
    caregiver_id,
    name: fullName(person ?? user),
    status,
    signed_at: steps['electronic-signature'] ?? null,
    completed_on,
  }
}
