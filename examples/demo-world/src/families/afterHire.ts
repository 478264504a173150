import { callDays } from '@homecare/sdk/families'
import { fingerprintConsentVersion } from '@homecare/sdk/hiring'
import { slug } from '@homecare/sdk/kit'
import type { StateCode } from '@homecare/sdk/places'
import { nextSavedSearchLetter, searchHref } from '@homecare/sdk/search'
import { addDays, minutesBefore } from '../ground/days.ts'
import { FIRST_CAREGIVER_ID } from '../ground/accounts.ts'
import type {
  AdvisorCallRow,
  FingerprintEventRow,
  FingerprintRequestRow,
  SavedSearchRow,
} from '../rows/rows.ts'
import type { FamilyBundle } from './families.ts'

const dayMinutes = 1440
const isCarol = ({ user }: FamilyBundle) => user.email === 'carol@example.com'

/** The first family has asked its advisor for a call, on two of the next days, and waits for it. */
export function writeAdvisorCalls(
  bundle: FamilyBundle,
  { zone, today }: { readonly zone: string; readonly today: string },
): AdvisorCallRow[] {
  if (!isCarol(bundle)) return []
  const days = callDays(zone, new Date(minutesBefore(addDays(today, 1), 0)))
  const times = days.slice(0, 2).map(({ day }, nth) => ({ day, part: nth === 0 ? 'evening' : 'morning' }))
  return [
    {
      id: 1,
      family_id: bundle.user.id,
      kind: 'hire',
      state: 'asked',
      times,
      time_zone: zone,
      phone: bundle.user.phone,
      note: 'I would like to talk about the afternoons, and what they cost.',
      asked_at: minutesBefore(today, dayMinutes),
      version: 1,
    },
  ]
}

/** The condition that the first family's search asks for: dementia. */
const dementia = 20

/** The first family keeps a search near its home, and is written to of who is new. */
export function writeSavedSearches(
  bundle: FamilyBundle,
  { zone, today }: { readonly zone: string; readonly today: string },
): SavedSearchRow[] {
  if (!isCarol(bundle)) return []
  const { user } = bundle
  const looked_at = minutesBefore(today, 0)
  const place = { state: user.state as StateCode, city: slug(user.city) }
  return [
    {
      id: 1,
      family_id: user.id,
      address: searchHref({ place, conditions: [dementia], vetted: true }),
      created_at: minutesBefore(today, 3 * dayMinutes),
      looked_at,
      due_at: nextSavedSearchLetter(zone, new Date(looked_at)).toISOString(),
    },
  ]
}

/** The first family has asked its first caregiver for their fingerprints, who agreed: the staff have to send them. */
export function writeFingerprints(
  bundle: FamilyBundle,
  today: string,
): { requests: FingerprintRequestRow[]; events: FingerprintEventRow[] } {
  const connection = bundle.connections.find(({ caregiver_id }) => caregiver_id === FIRST_CAREGIVER_ID)
  if (!isCarol(bundle) || !connection) return { requests: [], events: [] }
  const [asked, agreed] = [3, 2].map((days) => minutesBefore(today, days * dayMinutes)) as [string, string]
  const event = { request_id: 1, note: '' }
  return {
    requests: [
      {
        id: 1,
        connection_id: connection.id,
        program: 'ca_home_care_aides',
        state: 'agreed',
        paid_by: 'family',
        requested_at: asked,
        consented_at: agreed,
        consent_version: fingerprintConsentVersion,
        answered_at: agreed,
        version: 2,
      },
    ],
    events: [
      { id: 1, ...event, event: 'request', by_user: bundle.user.id, at: asked },
      { id: 2, ...event, event: 'agree', by_user: FIRST_CAREGIVER_ID, at: agreed },
    ],
  }
}
