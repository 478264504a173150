import type { Client } from '../../client/client.js'
import { describeFailure } from '../../kit/describeFailure.js'
import { parseFormDate } from '../../kit/dates/dates.js'
import { spanIn } from '../../kit/dates/zoneTime.js'
import type { Form } from '../../kit/forms/form.js'
import { phoneDigits } from '../../kit/phone.js'
import { hireCaregiver, type HireKnown, type Hiring, type Offer } from '../offers/calls.js'
import { createHireForm, knownAnswers, offerAnswers, termsOf, type HireForm } from '../offers/hireForm.js'
import type { NewVisitsForm } from '../seriesForm.js'
import { scheduleTakes, visitTakes, type BenefitDays } from './benefitTakes.js'

interface PartnerHireOptions {
  readonly hiring: Hiring
  /** The day in a state, `YYYY-MM-DD`: what is past is judged where the care is. */
  readonly todayIn: (state: string) => string
  readonly sent: (offer: Offer) => void
}

/**
 * Offers a caregiver work whose hours a partner pays, on one page: days of the week with their hours, no wage. Begins with
 * what is known of the family, or with the last offer to the two.
 */
export function createPartnerHire(
  care: Client,
  { hiring, todayIn, sent }: PartnerHireOptions,
): Form<HireForm> {
  const { caregiver, known, offer } = hiring
  const form = createHireForm({
    ...{ todayIn, paidByPartner: true, hasJobs: false, describe: describeFailure },
    submit: async (terms) =>
      sent((await care.call(hireCaregiver, { id: caregiver.id, body: withoutRates(terms) })).offer),
  })
  form.reset({
    ...knownAnswers(known, 0),
    ...(offer && { ...offerAnswers(offer), job_id: 0, schedule_type: 2 }),
  })
  return form
}

const withoutRates = <T extends object>(terms: T) => ({ ...terms, hourly_rate: null, daily_rate: null })

/** What the server does not know of a family that hires under a partner's plan, and is asked for. */
export function missingContact(known: Pick<HireKnown, 'employer_name' | 'phone' | 'email'>) {
  return {
    employer_name: !known.employer_name?.trim(),
    phone: phoneDigits(known.phone ?? '') === null,
    email: !known.email?.trim(),
  }
}

/** The minutes that an offer in the making takes of a cycle, as far as it is filled in. */
export const offerTakes = (form: HireForm, zone: string, days: BenefitDays): number =>
  scheduleTakes(termsOf(form), zone, days)

/** The minutes that a visit in the making takes of a cycle; none while it makes no visit. */
export function newVisitTakes(
  { day, start, end }: Pick<NewVisitsForm, 'day' | 'start' | 'end'>,
  zone: string,
  days: BenefitDays,
): number {
  const span = spanIn(zone, parseFormDate(day) ?? '', start, end)
  return span.start && span.end ? visitTakes({ start: span.start, end: span.end }, zone, days) : 0
}
