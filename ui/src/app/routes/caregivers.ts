import { caregiverAddresses } from '@homecare/sdk/addresses'
import { isSpecialty } from '@homecare/sdk/caregivers'
import { stateBySlug } from '@homecare/sdk/places'
import { pageTitles } from '@homecare/sdk/texts'
import { screensAt } from './routeRow'

type Params = Readonly<Record<string, string>>
const inState = ({ state = '' }: Params) => stateBySlug(state) !== undefined
const known = ({ specialty = '' }: Params) => isSpecialty(specialty)
const knownInState = (params: Params) => known(params) && inState(params)
const bothKnownInState = (params: Params) =>
  knownInState(params) && known({ specialty: params['subSpecialty'] ?? '' })

const search = {
  screen: 'search/SearchScreen',
  title: pageTitles.search,
  keeps: 'caregiver-search',
} as const
const places = {
  screen: 'search/PlacesScreen',
  title: pageTitles.places,
} as const
const profile = {
  screen: 'profile/ProfileScreen',
  title: pageTitles.profile,
} as const
const times = { screen: 'availability/AvailabilityScreen', title: pageTitles.availability } as const
const dashboard = { screen: 'dashboards/caregiver/DashboardScreen', title: pageTitles.dashboard } as const

const callingReferences = {
  screen: 'references/StaffReferencesScreen',
  title: pageTitles.staffReferences,
  keeps: 'staff-references',
} as const
const reviewingPhotos = {
  screen: 'photos/StaffPhotosScreen',
  title: pageTitles.staffPhotos,
  keeps: 'staff-photos',
} as const
const reviewingProfiles = {
  screen: 'profile/StaffProfilesScreen',
  title: pageTitles.staffProfiles,
  keeps: 'staff-profiles',
} as const

/**
 * Search and profiles under both of their roots. Where a segment could be a state or a specialty, literal segments
 * come first, then the states, then conditions and specialties, else there is no such page.
 */
export const caregiverRoutes = screensAt(caregiverAddresses, {
  '/caregivers-search': search,
  '/caregivers-search/favorites': {
    ...search,
    title: pageTitles.favorites,
    fixed: { view: 'favorites' },
  },
  '/caregivers-search/saved': {
    screen: 'search/SavedScreen',
    title: pageTitles.saved,
  },
  '/caregivers-search/compare': { screen: 'compare/CompareScreen', title: pageTitles.compare },
  '/compared/:token': { screen: 'compare/SharedScreen', title: pageTitles.compare },
  '/caregivers-search/grid/:state/:city': { ...search, where: inState, fixed: { view: 'grid' } },
  '/caregivers-search/:state/:county/cities': { ...places, where: inState, fixed: { level: 'county' } },
  '/caregivers-search/:state/:city/profile/:name/:provider_id': { ...profile, where: inState },
  '/caregivers-search/:state/:city': { ...search, where: inState },
  '/caregivers-search/:specialty/:state/:city': { ...search, where: knownInState },
  '/caregivers-search/:specialty/:state/:city/:subSpecialty': { ...search, where: bothKnownInState },
  '/caregivers-search/:state': { ...places, where: inState, fixed: { level: 'state' } },

  '/caregivers': { ...places, fixed: { level: 'country' } },
  '/caregivers/profile/:firstName/:profileId': profile,
  '/caregiver-profile-b2b/:provider_id': {
    ...profile,
  },
  '/caregivers/:state/:county/cities': { ...places, where: inState, fixed: { level: 'county' } },
  '/caregivers/:state': { ...places, where: inState, fixed: { level: 'state' } },
  '/caregivers/:specialty': { ...search, where: known },
  '/caregivers/:state/:city': { ...search, where: inState },
  '/caregivers/:specialty/:state': { ...search, where: knownInState },
  '/caregivers/:specialty/:state/:city': { ...search, where: knownInState },
  '/caregivers/:specialty/:state/:city/:subSpecialty': { ...search, where: bothKnownInState },

  '/caregiver/dashboard': dashboard,
  '/caregiver/dashboard/connections/:id': {
    screen: 'dashboards/connection/ConnectionScreen',
    title: pageTitles.connection,
  },
  '/caregiver/dashboard/select-connection': {
    screen: 'dashboards/caregiver/SelectConnectionScreen',
    title: pageTitles.connection,
  },
  '/agency-caregiver/dashboard': { ...dashboard, fixed: { agency: 'yes' } },
  '/agency-caregiver/dashboard/schedule': { screen: 'shifts/ScheduleScreen', title: pageTitles.schedule },
  '/agency-caregiver/dashboard/shifts/:id': {
    screen: 'shifts/OwnShiftScreen',
    title: pageTitles.ownShift,
  },
  '/agency-caregiver/dashboard/availabilities': times,
  '/agency-caregiver/dashboard/availabilities/:id': times,

  '/caregiver/earnings': {
    screen: 'dashboards/caregiver/EarningsScreen',
    title: pageTitles.earnings,
  },

  '/caregiver/badges': {
    screen: 'badges/BadgesScreen',
    title: pageTitles.badges,
  },
  '/caregiver/badges/:id': {
    screen: 'badges/BadgeScreen',
    title: pageTitles.badges,
  },
  '/caregiver/reviews': {
    screen: 'ownProfile/OwnReviewsScreen',
    title: pageTitles.ownReviews,
  },

  '/staff/licenses': { screen: 'credentials/StaffLicensesScreen', title: pageTitles.staffLicenses },
  '/staff/licenses/:licenseId': {
    screen: 'credentials/StaffLicensesScreen',
    title: pageTitles.staffLicenses,
  },
  '/staff/references': callingReferences,
  '/staff/references/:referenceId': callingReferences,
  '/staff/photos': reviewingPhotos,
  '/staff/photos/:userId': reviewingPhotos,
  '/staff/profiles': reviewingProfiles,
  '/staff/profiles/:userId': reviewingProfiles,
})
