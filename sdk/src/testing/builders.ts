import type { Identity } from '../vocabulary/account/identity.js'
import { anonymous } from '../vocabulary/account/identity.js'
import type { CaregiverPage, FoundCaregiver } from '../search/calls.js'
import type { CaregiverConnection } from '../hiring/connectionCalls.js'
import type { OwnCaregiver } from '../vocabulary/caregivers/ownCaregiver.js'
import type { CaregiverSummary, PublicCaregiver, Review } from '../vocabulary/caregivers/entities.js'
import type { ConversationSummary } from '../chat/calls.js'
import type { ChatMessage } from '../vocabulary/chat/entities.js'
import type { ConnectionSummary, Family, FamilyDashboard } from '../vocabulary/families/entities.js'
import { exampleJob } from '../families/exampleJob.js'
import type { Job } from '../vocabulary/jobs/entities.js'
import type { Place } from '../places/calls.js'

/*
 * Valid entities for tests. The same every time; whatever a test cares about is given, the rest is filled in:
 * `aCaregiver({ vetted: false })`. Numbers are given, never counted up, so that no test depends on another.
 */

/** A valid signed-in person, as whoami answers; say only what matters to the test. */
export function anIdentity(given: Partial<Identity> = {}): Identity {
  return {
    ...anonymous,
    id: 41,
    user_id: 41,
    user_type: 'family',
    first_name: 'Carol',
    last_name: 'Ito',
    email: 'carol.ito@example.com',
    ...given,
  }
}

/** A valid place; say only what matters to the test. */
export function aPlace(given: Partial<Place> = {}): Place {
  return {
    city: 'Oakland',
    state: 'CA',
    county: 'Alameda',
    zip_code: '94601',
    latitude: 37.804_37,
    longitude: -122.270_8,
    ...given,
  }
}

/** A valid caregiver; say only what matters to the test. */
export function aCaregiver(given: Partial<CaregiverSummary> = {}): CaregiverSummary {
  return {
    id: 51,
    first_name: 'Marisol',
    last_initial: 'R',
    photo: null,
    provider_types: [0],
    licensed: false,
    about: 'Nine years with dementia and stroke recovery. Patient, punctual, cooks.',
    city: 'Oakland',
    state: 'CA',
    distance: 2.1,
    desired_wage: 2450,
    avg_rating: 4.9,
    reviews_count: 12,
    years_experience: 9,
    spoken_languages: [1, 20],
    conditions: [17, 20],
    home_support: [1, 5, 14],
    certifications_initials: ['HHA'],
    schedule: ['schedule_part_time'],
    vetted: true,
    background_checked: true,
    covid_vaccinated_tag: true,
    has_favorited: false,
    ...given,
  }
}

/** A valid caregiver as a search finds them, free on weekdays until five; say only what matters to the test. */
export function aFoundCaregiver(given: Partial<FoundCaregiver> = {}): FoundCaregiver {
  return { ...aCaregiver(), free: weekdaysFree, reply_hours: null, area: '0,945,-2446', ...given }
}
const weekdaysFree = [0, 130816, 130816, 130816, 130816, 130816, 0]

/** A valid public profile of a caregiver; say only what matters to the test. */
export function aPublicCaregiver(given: Partial<PublicCaregiver> = {}): PublicCaregiver {
  return {
    ...aCaregiver(),
    gender: 'female',
    housing: 1,
    county: 'Alameda',
    availability: ['shift_preferences_availability_weekdays'],
    free: weekdaysFree,
    badges: [
      {
        name: 'Background check',
        logo_url: '/badges/shield.svg',
        short_description: 'Passed.',
        status: 'completed',
        since: '2026-03-02',
      },
    ],
    licenses: [
      {
        map_id: 3,
        license_name: 'HHA',
        pending: false,
        expires: '2027-06-30',
        verified: { on: '2026-10-02', by: 'Jordan P.' },
      },
    ],
    reply_hours: 4,
    families_returned: 3,
    member_since: '2023-04-02',
    last_active: '2026-11-20',
    background_photo_url: null,
    ...given,
  }
}

/** A valid review; say only what matters to the test. */
export function aReview(given: Partial<Review> = {}): Review {
  return {
    id: 61,
    reviewer: 'Carol I.',
    review_text: 'She learned how my father likes his coffee before she learned where the pills are.',
    created: '2026-09-14',
    rating: 5,
    approved: true,
    ...given,
  }
}

/** A page of the search that holds `caregivers`, alone unless `records` says otherwise. */
export function aCaregiverPage(
  caregivers: readonly FoundCaregiver[] = [aFoundCaregiver()],
  given: Partial<CaregiverPage> = {},
): CaregiverPage {
  return {
    data: [...caregivers],
    records: caregivers.length,
    fits: given.records ?? caregivers.length,
    summary: { rate_low: 2100, rate_median: 2450, rate_high: 3800, vetted: 1 },
    meta: {
      place: { city: 'Oakland', state: 'CA', county: 'Alameda' },
      nearby: [{ city: 'Berkeley', state: 'CA', distance: 4.8, caregivers: 23 }],
    },
    ...given,
  }
}

/** A valid family; say only what matters to the test. */
export function aFamily(given: Partial<Family> = {}): Family {
  return {
    id: 41,
    email: 'carol.ito@example.com',
    first_name: 'Carol',
    last_name: 'Ito',
    user: { first_name: 'Carol', last_name: 'Ito' },
    care_for: 2,
    how_soon: '2026-12-01',
    city: 'Oakland',
    state: 'CA',
    zip_code: '94601',
    onboarding_completed: true,
    onboarding_saved_step: null,
    ...given,
  }
}

/** A valid job; say only what matters to the test. */
export function aJob(given: Partial<Job> = {}): Job {
  return {
    id: 71,
    status: 'open',
    ...exampleJob,
    description: 'He is eighty-one, funny, and forgets his pills.',
    provider_type: 0,
    wage_min: 2000,
    wage_max: 2600,
    may_be_indexed: false,
    end_date: null,
    num_days: null,
    time_of_day: [],
    created_at: '2026-11-18T17:00:00.000Z',
    applicants_count: 0,
    ...given,
  }
}

/** A valid connection; say only what matters to the test. */
export function aConnection(given: Partial<ConnectionSummary> = {}): ConnectionSummary {
  return {
    id: 81,
    provider: aCaregiver(),
    family: { id: 41, first_name: 'Carol', last_initial: 'I', photo: null },
    hire_stage: 1,
    provider_hourly_rate: 2450,
    provider_daily_rate: null,
    job_id: 71,
    start_date: null,
    conversation_id: 91,
    ...given,
  }
}

/** A valid connection as the caregiver sees it; say only what matters to the test. */
export function aCaregiverConnection(given: Partial<CaregiverConnection> = {}): CaregiverConnection {
  const job = { id: 71, title: 'Care for my father', city: 'Oakland', state: 'CA', hours_week: 4 }
  return { ...aConnection(), job, ...given }
}

/** A caregiver's own record, with nothing missing. */
export function aOwnCaregiver(given: Partial<OwnCaregiver> = {}): OwnCaregiver {
  return {
    id: 51,
    user: {
      first_name: 'Marisol',
      last_name: 'Rivera',
      address: '12 Grand Avenue',
      address2: '',
      city: 'Oakland',
      state: 'CA',
      zip_code: '94610',
      latitude: 37.81,
      longitude: -122.25,
      address_verified: true,
      email: 'marisol.rivera@example.com',
      phone: '5105550142',
    },
    birthday: '1984-02-11',
    gender: 'female',
    about: 'Nine years with dementia and stroke recovery. Patient, punctual, cooks.',
    photo: '/photos/51/192.webp',
    photo_state: 'approved',
    is_hcp: false,
    housing: 1,
    licenses: [
      {
        id: 5,
        map_id: 3,
        license_name: 'Home Health Aide',
        license_number: 'HHA-1',
        state: 'CA',
        expires: '2028-06-30',
        verified: null,
        refused: null,
      },
    ],
    education: [],
    experience: [
      {
        id: 6,
        business_id: null,
        company_name: 'Bay Home Care',
        position: 'Home health aide',
        description: '',
        city: 'Oakland',
        state: 'CA',
        location: 'Oakland, CA',
        country: 'US',
        start_date: '2017-01-01',
        end_date: null,
      },
    ],
    conditions: [17, 20],
    home_support: [1, 5, 14],
    desired_wage: 2450,
    avg_rating: 4.9,
    reviews_count: 12,
    phone_verified: true,
    spoken_languages: [{ id: 1 }, { id: 20 }],
    background_checked: true,
    background_photo_url: null,
    certifications_initials: ['HHA'],
    covid_vaccinated_tag: true,
    provider_types: [0],
    state_of_caregiver: 2,
    profile_state_name: 'active',
    cg_profile_score: 100,
    cg_profile_state: 'complete',
    schedule_part_time: true,
    ...given,
  }
}

/** A valid family dashboard; say only what matters to the test. */
export function aFamilyDashboard(given: Partial<FamilyDashboard> = {}): FamilyDashboard {
  const jobs = [{ ...aJob(), applicants_list: [] }]
  return { alerts: [], jobs, connections: [aConnection()], favorites: [], advisor: null, ...given }
}

/** A valid message; say only what matters to the test. */
export function aMessage(given: Partial<ChatMessage> = {}): ChatMessage {
  return {
    key: 'm-1',
    uid: 51,
    timestamp: Date.UTC(2026, 10, 20, 17, 30),
    content: 'Could you come at half past eight tomorrow?',
    synced: true,
    readBy: [51],
    message_id: 1,
    ...given,
  }
}

/** A valid conversation; say only what matters to the test. */
export function aConversation(given: Partial<ConversationSummary> = {}): ConversationSummary {
  const messages = given.messages ?? [aMessage()]
  return {
    id: 91,
    cid: 'c-91',
    from_user_block: false,
    closed: false,
    other: {
      id: 51,
      caregiver_id: 51,
      first_name: 'Marisol',
      last_initial: 'R',
      facility_name: null,
      photo: null,
      user_type: 'caregiver',
    },
    messages,
    unread: 1,
    last_message_at: messages.at(-1)?.timestamp ?? null,
    ...given,
  }
}
