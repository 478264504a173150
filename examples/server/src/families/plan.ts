import {
  benefitCycleOf,
  getBenefitBalance,
  getCareTeam,
  getPartnerData,
  listBenefitUses,
  type BenefitBalance,
  type BenefitMonth,
  type CareTeamMember,
  type PartnerData,
} from '@homecare/sdk/families'
import { partnerViews } from '@homecare/sdk/addresses'
import { hoursLeft, hoursTaken } from '@homecare/sdk/hiring'
import { dayIn, instantIn } from '@homecare/sdk/kit'
import { timeZoneOfState } from '@homecare/sdk/places'
import { and, eq, sql } from 'drizzle-orm'
import type { Routes } from '../calls/on.ts'
import { benefitStanding, isBilled } from '../benefits/standing.ts'
import { inViews, only } from '../calls/policy.ts'
import type { Db } from '../db/connect.ts'
import { goesOn } from '../hiring/goesOn.ts'
import { advisorOf } from '../people/advisor.ts'
import { personOf } from '../people/person.ts'
import type { SessionUser } from '../people/session.ts'
import { users } from '../tables/account.ts'
import { benefits } from '../tables/families.ts'
import { connections } from '../tables/hiring.ts'
import { partners } from '../tables/partners.ts'

/** What stands around a family: who helps, who pays, and how much of it is left. */
export function answerPlan(routes: Routes): void {
  const family = inViews(only('family'), 'family-dashboard')
  routes.on(getCareTeam, family, ({ db, session, now }) => careTeamOf(db, session.user, now))
  routes.on(getPartnerData, family, ({ db, session }) => partnerOf(db, session.user.partner_code))
  const benefit = inViews(only('family'), 'family-dashboard', '/mybenefit')
  routes.on(listBenefitUses, benefit, ({ db, session, now }) => usesByMonth(db, session.user, now))
  routes.on(getBenefitBalance, benefit, ({ db, session, now }) => balanceOf(db, session.user, now))
}

/** Hired caregivers, whose number their family has, and the care manager who looks after it. */
async function careTeamOf(db: Db, family: SessionUser, now: number): Promise<CareTeamMember[]> {
  const hired = await db
    .select({ user: users, connection: connections.id })
    .from(connections)
    .innerJoin(users, eq(users.id, connections.caregiver_id))
    .where(
      and(
        eq(connections.family_id, family.id),
        eq(connections.hire_stage, 3),
        goesOn(connections.end_date, now),
        sql`${users.deleted_at} is null`,
      ),
    )
    .orderBy(connections.id)
  const advisor = await advisorOf(db, family.id)
  return [
    ...hired.map(({ user, connection }) => ({
      ...personOf(user),
      role: user.role,
      connection_id: connection,
      phone: user.phone || null,
    })),
    ...(advisor
      ? [{ ...personOf(advisor), role: 'care_manager', connection_id: null, phone: advisor.phone || null }]
      : []),
  ]
}

async function partnerOf(db: Db, code: string | null): Promise<PartnerData | null> {
  if (code === null) return null
  const [row] = await db.select().from(partners).where(eq(partners.code, code))
  if (!row) return null
  const { name, logo_image, phone_number, allowed_views } = row
  return { code, name, logo_image, phone_number, allowed_views: partnerViews(allowed_views) }
}

/** What invoices that stand took of the benefit in a cycle, for a caregiver `u` with the family. */
const usesOf = (familyId: number, { first, last }: { readonly first: string; readonly last: string }) => sql`(
  select b.minutes from benefit_uses b
  join invoices i on i.id = b.invoice_id and i.status not in ('rejected', 'void')
  join connections c on c.id = i.connection_id and c.caregiver_id = u.id
  where i.family_id = ${familyId} and b.day between ${first}::date and ${last}::date) b`

/**
 * The hours of the cycle that goes on where the family lives: used by what was billed, or clocked where it is not billed yet,
 * booked by visits that are still to be worked. Null without a benefit, or before its first day.
 */
async function balanceOf(db: Db, family: SessionUser, now: number): Promise<BenefitBalance | null> {
  const [benefit] = await db.select().from(benefits).where(eq(benefits.family_id, family.id))
  if (!benefit) return null
  const zone = timeZoneOfState(family.state)
  const cycle = benefitCycleOf(benefit.begins, benefit.cycle, dayIn(zone, new Date(now)))
  const from = cycle && instantIn(zone, cycle.first, '00:00')
  const last = cycle && instantIn(zone, cycle.last, '23:59')
  if (!cycle || !from || !last) return null
  const until = new Date(last.getTime() + 60_000)
  const { rows } = await db.execute(sql`
    select u.id, u.first_name, u.last_name, u.portrait, max(k.id) as connection_id,
      coalesce(sum(d.clocked) filter (where not ${isBilled(sql`d.day`)}), 0)::float8
        + coalesce((select sum(b.minutes) from ${usesOf(family.id, cycle)}), 0)::float8 as used,
      coalesce(sum(d.planned), 0)::float8 as booked
    from connections k
    join users u on u.id = k.caregiver_id
    left join lateral (
      select (v.start at time zone k.tzid)::date as day,
        ceil(sum(extract(epoch from c.clock_out_at - c.clock_in_at)) / 60) as clocked,
        ceil(sum(extract(epoch from v."end" - v.start)) filter (
          where c.clock_out_at is null and not v.cancelled and v."end" > ${new Date(now).toISOString()}::timestamptz) / 60) as planned
      from connection_shifts v
      left join clock_records c on c.visit_id = v.id and c.user_id = k.caregiver_id
      where v.connection_id = k.id
        and v.start >= ${from.toISOString()}::timestamptz and v.start < ${until.toISOString()}::timestamptz
      group by 1) d on true
    where k.family_id = ${family.id}
    group by u.id
    having count(d.day) > 0 or exists (select 1 from ${usesOf(family.id, cycle)})
    order by min(k.id)`)
  const people = rows as unknown as readonly (Parameters<typeof personOf>[0] & {
    readonly connection_id: number
    readonly used: number
    readonly booked: number
  })[]
  const sum = (of: 'used' | 'booked') => people.reduce((all, person) => all + person[of], 0)
  const [span] = await benefitStanding(db, family.id, now)
  const used = hoursTaken(sum('used'))
  const remaining = tenths(Math.max(0, benefit.total_hours - used))
  return {
    overview: {
      benefit_name: benefit.name,
      total_hrs: benefit.total_hours,
      remaining_hrs: remaining,
      // So that what is used, booked and free comes to the whole.
      booked_hrs: Math.min(remaining, tenths(hoursTaken(sum('used') + sum('booked')) - used)),
      free_hrs: span?.covered ? hoursLeft(span.total - span.taken) : 0,
      expiring: cycle.last,
      cycle: benefit.cycle,
    },
    caregivers: people.map((person) => ({
      ...personOf(person),
      used_hrs: hoursTaken(person.used),
      connection_id: person.connection_id,
    })),
  }
}

/** How many months are told of, the one that goes on among them. */
const monthsTold = 12

/** The hours that were used since the benefit began, by month and caregiver: what was billed, or clocked where it is not billed. */
async function usesByMonth(db: Db, family: SessionUser, now: number): Promise<BenefitMonth[]> {
  const [benefit] = await db.select().from(benefits).where(eq(benefits.family_id, family.id))
  if (!benefit) return []
  const today = dayIn(timeZoneOfState(family.state), new Date(now))
  const { rows } = await db.execute(sql`
    select to_char(t.day, 'YYYY-MM') as month, u.id, u.first_name, u.last_name, u.portrait,
      max(t.connection_id)::int as connection_id, sum(t.minutes)::float8 as minutes
    from (
      select (v.start at time zone k.tzid)::date as day, k.caregiver_id, k.id as connection_id,
        ceil(sum(extract(epoch from c.clock_out_at - c.clock_in_at)) / 60) as minutes
      from connections k
      join connection_shifts v on v.connection_id = k.id
      join clock_records c on c.visit_id = v.id and c.user_id = k.caregiver_id
      where k.family_id = ${family.id} and c.clock_out_at is not null
        and not ${isBilled(sql`(v.start at time zone k.tzid)::date`)}
      group by 1, 2, 3
      union all
      select b.day, k.caregiver_id, k.id, b.minutes
      from benefit_uses b
      join invoices i on i.id = b.invoice_id and i.status not in ('rejected', 'void')
      join connections k on k.id = i.connection_id
      where i.family_id = ${family.id}
    ) t
    join users u on u.id = t.caregiver_id
    where t.day >= greatest(${benefit.begins}::date, date_trunc('month', ${today}::date) - make_interval(months => ${monthsTold - 1}::int))
    group by 1, u.id
    order by 1 desc, minutes desc, u.id`)
  const used = rows as unknown as readonly (Parameters<typeof personOf>[0] & {
    readonly month: string
    readonly connection_id: number
    readonly minutes: number
  })[]
  return used.map(({ month, connection_id, minutes, ...person }) => ({
    month,
    caregiver: personOf(person),
    connection_id,
    used_hrs: hoursTaken(minutes),
  }))
}

/** Without what is added by counting in binary. */
const tenths = (number: number) => Math.round(number * 10) / 10
