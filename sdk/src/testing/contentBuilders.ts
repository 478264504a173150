import type { Article } from '../content/calls.js'
import type { Invite } from '../invites/calls.js'
import type { BrandingFlow } from '../partners/calls.js'
import type { HealthRecordAccess } from '../research/healthRecordCalls.js'
import type { ResearchEnrollment } from '../research/calls.js'

/* Valid articles, partners, invitations and enrollments; see builders.ts. */

/** A valid article; say only what matters to the test. */
export function anArticle(given: Partial<Article> = {}): Article {
  return {
    id: 201,
    type: 1,
    slug: 'care-closer-to-home',
    title: 'Care, closer to home',
    summary: 'Why families hire within five miles.',
    published_on: '2026-10-12',
    body: ['Most families hire somebody who lives nearby.'],
    ...given,
  }
}

/** A valid branding flow; say only what matters to the test. */
export function aBrandingFlow(given: Partial<BrandingFlow> = {}): BrandingFlow {
  return {
    id: 202,
    name: 'Member benefit',
    logo_image: null,
    lead_source: 'partner',
    is_landing_page: true,
    is_active: true,
    phone_number: null,
    slogan_html: '<p>Care at home.</p>',
    welcome: null,
    ...given,
  }
}

/** A valid invite; say only what matters to the test. */
export function anInvite(given: Partial<Invite> = {}): Invite {
  return { id: 203, email: 'ana@example.com', status: 'sent', sent_at: '2026-11-19T17:00:00.000Z', ...given }
}

/** A valid research enrollment; say only what matters to the test. */
export function aResearchEnrollment(given: Partial<ResearchEnrollment> = {}): ResearchEnrollment {
  return {
    study: 'trinitybb',
    state: 'agreeing',
    step: 'protection-privacy',
    version: 1,
    agreed: [],
    answers: {},
    shares_data: null,
    person: null,
    enrolled_at: null,
    withdrawn_at: null,
    ...given,
  }
}

/** A valid consent to read a health record; say only what matters to the test. */
export function aHealthRecordAccess(given: Partial<HealthRecordAccess> = {}): HealthRecordAccess {
  return {
    status: 'none',
    approved: false,
    userId: null,
    userFound: false,
    user: null,
    errors: [],
    authorizationURL: null,
    ...given,
  }
}
