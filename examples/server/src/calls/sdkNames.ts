import * as academy from '@homecare/sdk/academy'
import * as account from '@homecare/sdk/account'
import * as agency from '@homecare/sdk/agency'
import * as availability from '@homecare/sdk/availability'
import * as badges from '@homecare/sdk/badges'
import * as caregivers from '@homecare/sdk/caregivers'
import * as careplans from '@homecare/sdk/careplans'
import * as chat from '@homecare/sdk/chat'
import * as clock from '@homecare/sdk/clock'
import * as compare from '@homecare/sdk/compare'
import * as reviews from '@homecare/sdk/reviews'
import * as consent from '@homecare/sdk/consent'
import * as content from '@homecare/sdk/content'
import * as credentials from '@homecare/sdk/credentials'
import * as dashboards from '@homecare/sdk/dashboards'
import * as deposits from '@homecare/sdk/deposits'
import * as documents from '@homecare/sdk/documents'
import * as facilities from '@homecare/sdk/facilities'
import * as families from '@homecare/sdk/families'
import * as hiring from '@homecare/sdk/hiring'
import * as householdTaxes from '@homecare/sdk/householdTaxes'
import * as intake from '@homecare/sdk/intake'
import * as invites from '@homecare/sdk/invites'
import * as jobs from '@homecare/sdk/jobs'
import * as kit from '@homecare/sdk/kit'
import * as memberships from '@homecare/sdk/memberships'
import * as moneyDesk from '@homecare/sdk/moneyDesk'
import * as notices from '@homecare/sdk/notices'
import * as ownProfile from '@homecare/sdk/ownProfile'
import * as partners from '@homecare/sdk/partners'
import * as payments from '@homecare/sdk/payments'
import * as phones from '@homecare/sdk/phones'
import * as photos from '@homecare/sdk/photos'
import * as places from '@homecare/sdk/places'
import * as profile from '@homecare/sdk/profile'
import * as references from '@homecare/sdk/references'
import * as registration from '@homecare/sdk/registration'
import * as research from '@homecare/sdk/research'
import * as rides from '@homecare/sdk/rides'
import * as screening from '@homecare/sdk/screening'
import * as search from '@homecare/sdk/search'
import * as shifts from '@homecare/sdk/shifts'
import * as support from '@homecare/sdk/support'
import * as timesheets from '@homecare/sdk/timesheets'
import * as trail from '@homecare/sdk/trail'
import * as visitors from '@homecare/sdk/visitors'

/** The subjects of the SDK that declare calls, or what calls are made of. */
const subjects: readonly object[] = [
  academy,
  account,
  agency,
  availability,
  badges,
  caregivers,
  careplans,
  chat,
  clock,
  compare,
  reviews,
  consent,
  content,
  credentials,
  dashboards,
  deposits,
  documents,
  facilities,
  families,
  hiring,
  householdTaxes,
  intake,
  invites,
  jobs,
  kit,
  memberships,
  moneyDesk,
  notices,
  ownProfile,
  partners,
  payments,
  phones,
  photos,
  places,
  profile,
  references,
  registration,
  research,
  rides,
  screening,
  search,
  shifts,
  support,
  timesheets,
  trail,
  visitors,
]

/** The names that the SDK gives out its calls and structs by. */
export const sdkNames: ReadonlyMap<unknown, string> = new Map(
  subjects
    .flatMap((subject) => Object.entries(subject))
    .map(([name, value]: [string, unknown]) => [value, name]),
)

/** The names of the structs that are a thing of its own (License, JobSummary), and no field of others. */
export const entityNames: ReadonlyMap<unknown, string> = new Map(
  [...sdkNames].filter(([, name]) => /^[A-Z]/.test(name)),
)
