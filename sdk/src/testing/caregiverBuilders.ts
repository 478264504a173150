import type { OwnBadge } from '../badges/badgeCalls.js'
import type { Experience } from '../vocabulary/caregivers/entities.js'
import type { License } from '../vocabulary/caregivers/licenseEntities.js'
import type { OwnEducation } from '../ownProfile/recordCalls.js'
import type { Reference } from '../references/referenceCalls.js'
import type { Agreement } from '../documents/agreementCalls.js'
import type { LegalDocument } from '../vocabulary/documents/entities.js'
import type { Organization } from '../partners/organizationCalls.js'
import type { BackgroundCheck } from '../screening/calls.js'

/* Valid entities of a caregiver's profile and papers; see builders.ts. */

/** A valid license; say only what matters to the test. */
export function aLicense(given: Partial<License> = {}): License {
  return {
    id: 101,
    map_id: 3,
    license_name: 'HHA',
    license_number: 'HH-204816',
    state: 'CA',
    expires: '2027-06-30',
    verified: null,
    refused: null,
    photos: [],
    ...given,
  }
}

/** A valid organization; say only what matters to the test. */
export function anOrganization(given: Partial<Organization> = {}): Organization {
  return {
    id: 111,
    name: 'Laney College',
    address: '900 Fallon St',
    city: 'Oakland',
    state: 'CA',
    logo_url: null,
    source: 'list',
    ...given,
  }
}

/** A valid education; say only what matters to the test. */
export function anEducation(given: Partial<OwnEducation> = {}): OwnEducation {
  const school = given.school === undefined ? anOrganization() : given.school
  return {
    id: 112,
    school,
    school_id: school?.id ?? null,
    college: school?.name ?? 'Night school',
    city: 'Oakland',
    state: 'CA',
    location: 'Oakland, CA',
    country: 'US',
    country_name: 'United States',
    major: 'Nursing assistance',
    start_date: '2014-01-01',
    end_date: '2015-01-01',
    ...given,
  }
}

/** A valid experience; say only what matters to the test. */
export function anExperience(given: Partial<Experience> = {}): Experience {
  return {
    id: 113,
    business_id: null,
    company_name: 'Lakeside Senior Living',
    position: 'Caregiver',
    description: 'Mornings with six residents, two of them with dementia.',
    city: 'Oakland',
    state: 'CA',
    location: 'Oakland, CA',
    country: 'US',
    start_date: '2017-03-01',
    end_date: null,
    ...given,
  }
}

/** A valid reference; say only what matters to the test. */
export function aReference(given: Partial<Reference> = {}): Reference {
  return {
    id: 114,
    name: 'Ana Souza',
    relationship: 'Supervisor',
    phone: '5105550119',
    email: null,
    note: '',
    status: 'added',
    ...given,
  }
}

/** A valid badge; say only what matters to the test. */
export function aBadge(given: Partial<OwnBadge> = {}): OwnBadge {
  return {
    id: 115,
    code: 'background',
    name: 'Background check',
    logo_url: '/badges/shield.svg',
    short_description: 'Passed.',
    status: 'completed',
    since: '2026-03-02',
    progress: 100,
    completed_at: '2026-03-02T18:00:00.000Z',
    ...given,
  }
}

/** A valid background check; say only what matters to the test. */
export function aBackgroundCheck(given: Partial<BackgroundCheck> = {}): BackgroundCheck {
  const days = { started_on: '2026-02-20', completed_on: '2026-03-02' }
  return { status: 'passed', steps_done: [], ...days, note: null, ...given }
}

/** A document with one file that nobody has verified yet. */
export function aDocument(given: Partial<LegalDocument> = {}): LegalDocument {
  return {
    id: 121,
    name: 'CPR card',
    type: 6,
    doc_ref_id: null,
    expiry_date: '2027-05-31',
    user_note: '',
    file_1: { name: 'cpr.pdf', url: '/files/cpr.pdf', size: 48_213 },
    file_2: null,
    file_3: null,
    file_4: null,
    file_5: null,
    doc_ext: 'pdf',
    document_status: 'active',
    request_note: null,
    requested_at: null,
    requested_by: null,
    created_at: '2026-05-31T17:00:00.000Z',
    created_by: 51,
    uploaded_at: '2026-05-31T17:00:00.000Z',
    uploaded_by: 51,
    verified_at: null,
    verified_by: null,
    skip_verify_at: null,
    skip_verify_by: null,
    can_download: true,
    deleted: false,
    user: 51,
    ...given,
  }
}

/** A valid agreement; say only what matters to the test. */
export function anAgreement(given: Partial<Agreement> = {}): Agreement {
  return {
    version: '2026-01',
    title: 'Consulting agreement',
    body: ['You work for yourself.', 'You keep what you learn of a family to yourself.'],
    consented: null,
    answered_at: null,
    signatures: [
      { side: 'caregiver', name: 'Marisol Rivera', full_name: null, consented: null, answered_at: null },
    ],
    ...given,
  }
}
