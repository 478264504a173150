import {
  agencyCaregiversMax,
  agencyDay,
  agencyStepsDone,
  getAgencyCaregiver,
  getAgencyDesk,
  removeAgencyCaregiver,
  type AgencyCaregiver,
  type AgencyDay,
  type AgencyDesk,
} from '@homecare/sdk/agency'
import { dayIn, message, dayMs } from '@homecare/sdk/kit'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Routes } from '../calls/on.ts'
import { only, owner } from '../calls/policy.ts'
import type { Db } from '../db/connect.ts'
import { inform } from '../mail/inform.ts'
import { personOf } from '../people/person.ts'
import { refuse } from '../refusals/refuse.ts'
import { users } from '../tables/account.ts'
import { agencies, agencyCaregivers, agencyDesks } from '../tables/agencies.ts'
import { pageUrl } from '../config/pageUrl.ts'
import { onboardingsOf } from './onboarding.ts'
import { papersOf } from './papers.ts'
import { shiftsOf } from './shifts.ts'
import { agencyMailTexts } from './texts.ts'

/** How far the desk and a caregiver's page look back and ahead, in days. */
const onDesk = { back: 1, ahead: 14 }
const ofOne = { back: 14, ahead: 28 }

type Agency = typeof agencies.$inferSelect

/** Whoever works for the agency of the caller now: another's, and whoever has left, is not found. */
const itsCaregiver = owner('caregiver', ['agency'], async ({ db, session, params }) => {
  const [row] = await db
    .select({ id: agencyCaregivers.id })
    .from(agencyCaregivers)
    .innerJoin(agencyDesks, eq(agencyDesks.agency_id, agencyCaregivers.agency_id))
    .innerJoin(users, eq(users.id, agencyCaregivers.user_id))
    .where(
      and(
        eq(agencyDesks.user_id, session.user.id),
        eq(agencyCaregivers.user_id, Number(params['id'])),
        isNull(agencyCaregivers.left_at),
        isNull(users.deleted_at),
      ),
    )
  return row !== undefined
})

/** What an agency sees of its caregivers, and that somebody no longer works for it. */
export function answerAgencyDesk(routes: Routes): void {
  routes.on(getAgencyDesk, only('agency'), async ({ db, session, now }) =>
    deskOf(db, await agencyOf(db, session.user.id), now),
  )

  routes.on(getAgencyCaregiver, itsCaregiver, async ({ db, session, params, now }) => {
    const agency = await agencyOf(db, session.user.id)
    const [caregiver] = await caregiversOf(db, agency, params.id)
    if (!caregiver) throw refuse.notFound()
    const at = dayOf(agency, now)
    return {
      today: at.today,
      caregiver,
      papers: await papersOf(db, [params.id], at),
      shifts: await shiftsOf(db, [params.id], spanOf(ofOne, now)),
    }
  })

  routes.on(removeAgencyCaregiver, itsCaregiver, async ({ db, session, params, now, deps }) => {
    const agency = await agencyOf(db, session.user.id)
    await db.transaction(async (tx) => {
      const [left] = await tx
        .update(agencyCaregivers)
        .set({ left_at: new Date(now) })
        .where(
          and(
            eq(agencyCaregivers.agency_id, agency.id),
            eq(agencyCaregivers.user_id, params.id),
            isNull(agencyCaregivers.left_at),
          ),
        )
        .returning()
      if (!left) throw refuse.notFound()
      const [user] = await tx.select().from(users).where(eq(users.id, params.id))
      const { leftSubject, leftBody } = agencyMailTexts
      const told = { agency: agency.name }
      await inform(
        deps,
        user!,
        message(leftSubject, told),
        message(leftBody, told),
        pageUrl(deps.config, '/contact'),
      )
    })
    return { left_on: dayOf(agency, now).today }
  })
}

/** What today asks of the agency at whose desk somebody sits; null of who sits at none. */
export async function agencyDayOf(db: Db, userId: number, now: number): Promise<AgencyDay | null> {
  const agency = await agencyAt(db, userId)
  return agency && agencyDay(await deskOf(db, agency, now), new Date(now))
}

/** What an agency sees of its caregivers. */
async function deskOf(db: Db, agency: Agency, now: number): Promise<AgencyDesk> {
  const caregivers = await caregiversOf(db, agency)
  const ids = caregivers.map(({ id }) => id)
  const at = dayOf(agency, now)
  return {
    agency: { id: agency.id, name: agency.name },
    today: at.today,
    caregivers,
    papers: await papersOf(db, ids, at),
    shifts: await shiftsOf(db, ids, spanOf(onDesk, now)),
  }
}

/** The agency at whose desk somebody sits. */
async function agencyOf(db: Db, userId: number): Promise<Agency> {
  const agency = await agencyAt(db, userId)
  if (!agency) throw refuse.notFound()
  return agency
}

async function agencyAt(db: Db, userId: number): Promise<Agency | null> {
  const [row] = await db
    .select({ agency: agencies })
    .from(agencyDesks)
    .innerJoin(agencies, eq(agencies.id, agencyDesks.agency_id))
    .where(eq(agencyDesks.user_id, userId))
  return row?.agency ?? null
}

/** Who works for an agency now, by name; or one of them. */
async function caregiversOf(db: Db, agency: Agency, id?: number): Promise<AgencyCaregiver[]> {
  const rows = await db
    .select({ user: users, joined_at: agencyCaregivers.joined_at })
    .from(agencyCaregivers)
    .innerJoin(users, eq(users.id, agencyCaregivers.user_id))
    .where(
      and(
        eq(agencyCaregivers.agency_id, agency.id),
        isNull(agencyCaregivers.left_at),
        isNull(users.deleted_at),
        ...(id === undefined ? [] : [eq(users.id, id)]),
      ),
    )
    .orderBy(asc(users.first_name), asc(users.last_name), asc(users.id))
    .limit(agencyCaregiversMax)
  const onboardings = await onboardingsOf(
    db,
    rows.map(({ user }) => user),
  )
  return rows.map(({ user, joined_at }, index) => ({
    ...personOf(user),
    ...{ last_name: user.last_name, email: user.email, phone: user.phone || null },
    joined_on: dayIn(agency.time_zone, joined_at),
    steps_done: agencyStepsDone(onboardings[index]!),
  }))
}

/** An instant, and the day that it is for an agency. */
const dayOf = ({ time_zone }: Agency, now: number) => ({
  now: new Date(now),
  today: dayIn(time_zone, new Date(now)),
})

const spanOf = ({ back, ahead }: typeof onDesk, now: number) => ({
  from: new Date(now - back * dayMs),
  until: new Date(now + ahead * dayMs),
})
