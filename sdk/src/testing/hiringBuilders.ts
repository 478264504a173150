import type { Person } from '../vocabulary/account/person.js'
import type { BenefitBalance, CareTeamMember } from '../families/supportCalls.js'
import type { Connection, PlannedShift, Visit } from '../hiring/connectionCalls.js'
import type { VisitSeries } from '../hiring/seriesCalls.js'
import type { WageRate } from '../hiring/wages/wageRateCalls.js'
import type { PaymentsReport } from '../deposits/reportCalls.js'
import type { BankAccount, PaymentCard } from '../payments/methodCalls.js'
import type { Membership, MembershipOffer } from '../memberships/calls.js'
import type { TaxData } from '../payments/taxCalls.js'
import type { Ride, RideApproval } from '../rides/calls.js'
import type { NursingTimesheet } from '../timesheets/nursingCalls.js'
import { aCaregiverConnection } from './builders.js'

/* Valid connections with what is worked and paid in them; see builders.ts. */

/** A valid person; say only what matters to the test. */
export function aPerson(given: Partial<Person> = {}): Person {
  return { id: 51, first_name: 'Marisol', last_initial: 'R', photo: null, ...given }
}

/** A valid planned shift; say only what matters to the test. */
export function aPlannedShift(given: Partial<PlannedShift> = {}): PlannedShift {
  return {
    id: 171,
    start: '2026-11-23T17:00:00.000Z',
    end: '2026-11-23T21:00:00.000Z',
    note: '',
    cancelled: false,
    clock_in_at: null,
    clock_out_at: null,
    clock_breaks: [],
    clock_closed_at: null,
    ...given,
  }
}

/** A valid visit; say only what matters to the test. */
export function aVisit(given: Partial<Visit> = {}): Visit {
  return {
    ...aPlannedShift(),
    connection_id: 81,
    person: aPerson(),
    city: 'Oakland',
    state: 'CA',
    time_zone: 'America/Los_Angeles',
    series_id: null,
    late_cancel: false,
    cancel_reason: null,
    ...given,
  }
}

/** Valid weekly visits; say only what matters to the test. */
export function aVisitSeries(given: Partial<VisitSeries> = {}): VisitSeries {
  return {
    id: 177,
    day_of_week: 1,
    start_time: '09:00',
    end_time: '13:00',
    from_day: '2026-11-23',
    to_day: null,
    note: '',
    time_zone: 'America/Los_Angeles',
    ...given,
  }
}

/** A hired caregiver's connection, with a visit ahead. */
export function aHiredConnection(given: Partial<Connection> = {}): Connection {
  return {
    ...aCaregiverConnection({ hire_stage: 3, start_date: '2026-10-05' }),
    contact_types: ['message', 'phone'],
    upcoming_shift: aVisit(),
    timesheets: { total_records: 6, page: 1 },
    plan_id: 191,
    end_date: null,
    time_zone: 'America/Los_Angeles',
    ...given,
  }
}

/** A valid wage rate; say only what matters to the test. */
export function aWageRate(given: Partial<WageRate> = {}): WageRate {
  return {
    id: 172,
    pay_type: 'regular',
    unit: 'hour',
    name: '',
    amount: 2450,
    day_hours: null,
    valid_from: '2026-10-05',
    valid_to: null,
    ...given,
  }
}

/** Rides that a family pays for, up to $150.00 a month; say only what matters to the test. */
export function aRideApproval(given: Partial<RideApproval> = {}): RideApproval {
  return {
    id: 81,
    lyft_approved_at: '2026-10-05T17:00:00.000Z',
    changed: false,
    cap_cents: 15_000,
    used_cents: 4_000,
    month: '2026-11',
    ...given,
  }
}

/** A valid ride to a visit, ordered; say only what matters to the test. */
export function aRide(given: Partial<Ride> = {}): Ride {
  return {
    id: 271,
    connection_id: 81,
    shift_id: 171,
    direction: 'to',
    state: 'ordered',
    canceling: false,
    pickup_at: '2026-11-23T16:15:00.000Z',
    started_at: null,
    ended_at: null,
    from: 'Oakland, CA',
    to: null,
    estimate: 1_840,
    cost: null,
    car: null,
    ...given,
  }
}

/** A valid nursing timesheet; say only what matters to the test. */
export function aNursingTimesheet(given: Partial<NursingTimesheet> = {}): NursingTimesheet {
  return {
    id: 175,
    shift_id: 142,
    status: -1,
    start: '2026-11-16T15:00:00.000Z',
    end: '2026-11-16T23:00:00.000Z',
    break_minutes: 30,
    minutes: 450,
    note: '',
    supervisor: 'D. Park, RN',
    photos: [],
    submitted: null,
    decision_note: '',
    ...given,
  }
}

/** A valid membership; say only what matters to the test. */
export function aMembership(given: Partial<Membership> = {}): Membership {
  return {
    tier: 'plus',
    name: 'Plus',
    status: 'active',
    price_cents: 4900,
    interval: 'month',
    benefits: ['An advisor of your own'],
    advisor_calls: false,
    member_id: null,
    benefit_name: null,
    started_at: '2026-09-01T17:00:00.000Z',
    renews_on: '2026-12-01',
    ends_on: null,
    card: { brand: 'visa', last4: '4242' },
    ...given,
  }
}

/** A valid membership offer; say only what matters to the test. */
export function aMembershipOffer(given: Partial<MembershipOffer> = {}): MembershipOffer {
  return {
    id: 'plus',
    name: 'Plus',
    price_cents: 4900,
    interval: 'month',
    benefits: ['An advisor of your own'],
    due_cents: 4900,
    renews_on: '2026-12-21',
    ...given,
  }
}

/** A valid bank account; say only what matters to the test. */
export function aBankAccount(given: Partial<BankAccount> = {}): BankAccount {
  return {
    id: 181,
    purpose: 'pay',
    bank_name: 'First Bank',
    account_type: 'checking',
    last4: '6789',
    state: 'verified',
    verified: true,
    default: true,
    verify_by: null,
    arrives_at: null,
    verify_until: null,
    tries_left: 0,
    failure: null,
    standing: null,
    agreed_at: '2026-11-01T12:00:00Z',
    ...given,
  }
}

/** A valid card; say only what matters to the test. */
export function aCard(given: Partial<PaymentCard> = {}): PaymentCard {
  return {
    id: 182,
    default: true,
    brand: 'visa',
    last4: '4242',
    exp_month: 8,
    exp_year: 2029,
    expiry: null,
    ...given,
  }
}

/** A valid payments report; say only what matters to the test. */
export function aPaymentsReport(given: Partial<PaymentsReport> = {}): PaymentsReport {
  return {
    start_date: '2026-11-01',
    end_date: '2026-11-30',
    wages: 9800,
    taxes: 750,
    total: 10_550,
    months: [{ month: '2026-11', cents: 9800 }],
    people: [{ person_id: 7, name: 'Carol I.', cents: 9800 }],
    total_people: 1,
    rows: [
      {
        ...{
          key: '2026-11-16_p000000000174',
          id: 174,
          kind: 'payment',
          date: '2026-11-16',
          person_id: 7,
          name: 'Carol I.',
        },
        ...{ description: '2026-000174', connection_id: 81, timesheet_id: 174, minutes: 240 },
        ...{ start_date: '2026-11-08', end_date: '2026-11-14', amount: 9800, status: 4 },
      },
    ],
    ...{ total_records: 1, next: null },
    ...given,
  }
}

/** A family that has not enrolled yet. */
export function aTaxData(given: Partial<TaxData> = {}): TaxData {
  return {
    legal_name: 'Carol Ito',
    address: '88 Grand Ave',
    address2: '',
    city: 'Oakland',
    state: 'CA',
    zip_code: '94612',
    birthday: null,
    ssn_last4: null,
    employer_id_last4: null,
    choice: null,
    pay_frequency: null,
    first_pay_date: null,
    consent_version: null,
    enrolled_at: null,
    ...given,
  }
}

/** A valid member of a care team; say only what matters to the test. */
export function aCareTeamMember(given: Partial<CareTeamMember> = {}): CareTeamMember {
  return { ...aPerson(), role: 'caregiver', connection_id: 81, phone: null, ...given }
}

/** A valid benefit balance; say only what matters to the test. */
export function aBenefitBalance(given: Partial<BenefitBalance> = {}): BenefitBalance {
  return {
    overview: {
      benefit_name: 'Home care hours',
      total_hrs: 40,
      remaining_hrs: 28,
      expiring: '2026-12-31',
      cycle: 'year',
    },
    caregivers: [{ ...aPerson(), used_hrs: 12, connection_id: 81 }],
    ...given,
  }
}
