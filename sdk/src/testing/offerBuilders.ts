import type { HireKnown, Hiring, Offer, OfferTerms } from '../hiring/offers/calls.js'
import { aCaregiver, aJob } from './builders.js'

/* Valid offers of work, and where a hire stands; see builders.ts. */

/** The terms of an offer as its family reads them. */
export function offerTerms(given: Partial<OfferTerms> = {}): OfferTerms {
  return {
    job_id: null,
    care_for: 2,
    recipient_name: 'Kenji',
    recipient_desc: '',
    address: '88 Grand Ave',
    address2: '',
    access_note: '',
    city: 'Oakland',
    state: 'CA',
    zip_code: '94612',
    start_date: '2026-12-01',
    end_date: null,
    schedule_type: 2,
    schedule: [{ day_of_week: 2, start_time: '09:00', end_time: '13:00' }],
    hours_week: 4,
    num_days: null,
    live_in: false,
    hourly_rate: 2450,
    daily_rate: null,
    employer_name: 'Carol Ito',
    phone: '5105550142',
    email: 'carol.ito@example.com',
    contact_types: ['message'],
    note: '',
    ...given,
  }
}

/** An offer that waits for its caregiver. */
export function anOffer(given: Partial<Offer> = {}): Offer {
  return {
    id: 301,
    connection_id: 81,
    version: 1,
    state: 'sent',
    terms: offerTerms(),
    time_zone: 'America/Los_Angeles',
    sent_at: '2026-11-21T17:00:00.000Z',
    seen_at: null,
    answered_at: null,
    expires_at: '2026-11-28T17:00:00.000Z',
    reason: null,
    answer_note: null,
    ...given,
  }
}

/** A family of which everything is known but whom the care is for. */
export function hireKnown(given: Partial<HireKnown> = {}): HireKnown {
  return {
    care_for: null,
    recipient_desc: '',
    recipient_name: '',
    address: '88 Grand Ave',
    address2: '',
    city: 'Oakland',
    state: 'CA',
    zip_code: '94612',
    employer_name: 'Carol Ito',
    phone: '5105550142',
    email: 'carol.ito@example.com',
    concierge_eligible: false,
    advisor_decided: false,
    enrolled_in_taxes: false,
    has_tax_id: false,
    has_plan: true,
    offers_fingerprinting: false,
    fingerprinting_decided: false,
    signed_up: true,
    ...given,
  }
}

/** A family that may hire, with one open job, and has not begun. */
export function aHiring(given: Partial<Hiring> = {}): Hiring {
  return {
    caregiver: aCaregiver(),
    allowed: true,
    reason: null,
    connection: null,
    offer: null,
    draft: null,
    known: hireKnown(),
    jobs: [aJob()],
    ...given,
  }
}
