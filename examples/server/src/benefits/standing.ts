import { benefitCycleOf, type BenefitCycle } from '@homecare/sdk/families'
import {
  scheduleTakes,
  seriesVisits,
  visitMinutes,
  type BenefitDays,
  type ScheduleFacts,
} from '@homecare/sdk/hiring'
import { addDays, dayIn } from '@homecare/sdk/kit'
import { timeZoneOfState } from '@homecare/sdk/places'
import { eq, sql, type SQL } from 'drizzle-orm'
import type { Db, Tx } from '../db/connect.ts'
import { benefits } from '../tables/families.ts'

/** Days whose hours are counted together, and the minutes that there are and that are taken of them. */
export interface BenefitSpan extends BenefitDays {
  readonly total: number
  readonly taken: number
  /** Whether it is a cycle of the benefit: of other days it pays nothing. */
  readonly covered: boolean
}

/** What is planned is judged so many days ahead: an offer begins within a year, and is looked at for one more. */
const daysAhead = 732
const endOfTime = '9999-12-31'

interface Plans {
  readonly benefit: {
    readonly total_hours: number
    readonly cycle: BenefitCycle
    readonly begins: string
  } | null
  readonly state: string
  readonly visits: readonly { readonly day: string; readonly minutes: number }[]
  readonly series: readonly (Parameters<typeof seriesVisits>[0] & {
    readonly zone: string
    readonly planned_to: string
  })[]
  readonly offers: readonly { readonly zone: string; readonly terms: ScheduleFacts }[]
}

/** An invoice that stands. */
const stands = sql`i.status not in ('rejected', 'void')`

/** That the hours of a day of the connection `k` are billed: then the invoice says what is used of the benefit, not the clock. */
export const isBilled = (day: SQL): SQL => sql`exists (
  select 1 from timesheets t join invoices i on i.timesheet_id = t.id and ${stands}
  where t.connection_id = k.id and t.days @> ${day})`

/**
 * The cycles of a family's benefit from the one that goes on, with what is taken of each: used by what was billed, and of days
 * that are not billed by what was clocked, booked by visits that are still to be worked, those of weekly visits that are not written down yet among them, and what waits in
 * offers. One statement reads all, so that an offer which is accepted meanwhile counts once.
 */
export async function benefitStanding(db: Db | Tx, familyId: number, now: number): Promise<BenefitSpan[]> {
  const at = new Date(now).toISOString()
  const { rows } = await db.execute(sql`
    select u.state,
      (select json_build_object('total_hours', b.total_hours, 'cycle', b.cycle, 'begins', b.begins)
        from benefits b where b.family_id = u.id) as benefit,
      (select coalesce(json_agg(json_build_object('day', t.day, 'minutes', t.minutes)), '[]') from (
        select (v.start at time zone k.tzid)::date as day,
          ceil(sum(extract(epoch from case when c.clock_out_at is not null then c.clock_out_at - c.clock_in_at
            else v."end" - v.start end)) / 60)::float8 as minutes
        from connections k
        join connection_shifts v on v.connection_id = k.id
        left join clock_records c on c.visit_id = v.id and c.user_id = k.caregiver_id
        where k.family_id = u.id and v."end" > ${at}::timestamptz - interval '2 years'
          and (c.clock_out_at is not null or (not v.cancelled and v."end" > ${at}::timestamptz))
          and not ${isBilled(sql`(v.start at time zone k.tzid)::date`)}
        group by 1, k.id
        union all
        select b.day, sum(b.minutes)::float8 from benefit_uses b join invoices i on i.id = b.invoice_id
        where i.family_id = u.id and ${stands} and b.day > ${at}::timestamptz - interval '2 years'
        group by 1) t) as visits,
      (select coalesce(json_agg(json_build_object('zone', k.tzid, 'planned_to', s.planned_to,
          'day_of_week', s.day_of_week, 'from_day', s.from_day, 'to_day', least(s.to_day, k.end_date),
          'start_time', to_char(s.start_time, 'HH24:MI'), 'end_time', to_char(s.end_time, 'HH24:MI'))), '[]')
        from connections k join visit_series s on s.connection_id = k.id
        where k.family_id = u.id and least(s.to_day, k.end_date) is distinct from s.planned_to) as series,
      (select coalesce(json_agg(json_build_object('zone', p.time_zone, 'terms', o.terms)), '[]')
        from connections k
        join hire_offers o on o.connection_id = k.id
        join care_places p on p.id = o.care_place_id
        where k.family_id = u.id and o.state = 'sent' and o.expires_at > ${at}::timestamptz) as offers
    from users u where u.id = ${familyId}`)
  const [plans] = rows as unknown as readonly Plans[]
  if (!plans) return []
  const today = dayIn(timeZoneOfState(plans.state), new Date(now))
  const near = spansOf(plans.benefit, today).map((span) => ({
    ...span,
    taken: visitsOn(plans, span) + seriesOn(plans, span) + offersOn(plans, span),
  }))
  const far = { first: addDays(near.at(-1)!.last, 1), last: endOfTime }
  return [...near, { ...far, total: 0, covered: false, taken: visitsOn(plans, far) }]
}

/**
 * What is left of a family's benefit for hours that are billed, by the cycles that some days lie in: minutes that no invoice
 * which stands has taken. For use while the family's row is locked.
 */
export async function benefitLeft(
  tx: Tx,
  familyId: number,
  days: { readonly start_date: string; readonly end_date: string },
): Promise<{ first: string; last: string; left: number }[]> {
  const [benefit] = await tx.select().from(benefits).where(eq(benefits.family_id, familyId))
  if (!benefit) return []
  const left: { first: string; last: string; left: number }[] = []
  let day = days.start_date
  while (day <= days.end_date) {
    const cycle = benefitCycleOf(benefit.begins, benefit.cycle, day)
    if (cycle) {
      const { rows } = await tx.execute<{ minutes: number }>(sql`
        select coalesce(sum(b.minutes), 0)::int as minutes from benefit_uses b join invoices i on i.id = b.invoice_id
        where i.family_id = ${familyId} and ${stands} and b.day between ${cycle.first}::date and ${cycle.last}::date`)
      left.push({ ...cycle, left: Math.round(benefit.total_hours * 60) - (rows[0]?.minutes ?? 0) })
    }
    day = addDays(cycle?.last ?? day, 1)
  }
  return left
}

/** The cycles from the one that goes on, and before them the days that the benefit does not cover yet; without one, none. */
function spansOf(benefit: Plans['benefit'], today: string): Omit<BenefitSpan, 'taken'>[] {
  const uncovered = { total: 0, covered: false }
  // What day it is depends on where the visit takes place.
  const yesterday = addDays(today, -1)
  if (!benefit) return [{ ...uncovered, first: yesterday, last: addDays(today, daysAhead) }]
  const { begins, cycle, total_hours } = benefit
  const spans: Omit<BenefitSpan, 'taken'>[] =
    begins > today ? [{ ...uncovered, first: yesterday, last: addDays(begins, -1) }] : []
  let next = begins > today ? begins : today
  while (next <= addDays(today, daysAhead)) {
    const days = benefitCycleOf(begins, cycle, next)
    if (!days) break
    spans.push({ ...days, total: Math.round(total_hours * 60), covered: true })
    next = addDays(days.last, 1)
  }
  return spans
}

const sum = (minutes: readonly number[]) => minutes.reduce((all, each) => all + each, 0)

const visitsOn = ({ visits }: Plans, { first, last }: BenefitDays) =>
  sum(visits.filter(({ day }) => day >= first && day <= last).map(({ minutes }) => minutes))

/** What is not written down yet of weekly visits. */
const seriesOn = ({ series }: Plans, { first, last }: BenefitDays) =>
  sum(
    series.map(({ zone, planned_to, ...rule }) => {
      const from = planned_to < first ? first : addDays(planned_to, 1)
      return visitMinutes(seriesVisits(rule, zone, { from, to: last }))
    }),
  )

const offersOn = ({ offers }: Plans, days: BenefitDays) =>
  sum(offers.map(({ zone, terms }) => scheduleTakes(terms, zone, days)))
