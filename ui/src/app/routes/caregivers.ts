import { conditionBySlug, specialties } from '@homecare/sdk/caregivers'
import { stateBySlug } from '@homecare/sdk/places'
import { pageTitles } from '@homecare/sdk/texts'
import { isId, type RouteRow } from './routeRow'

type Params = Readonly<Record<string, string>>
const inState = ({ state = '' }: Params) => stateBySlug(state) !== undefined
const known = ({ specialty = '' }: Params) =>
  conditionBySlug(specialty) !== undefined || specialties.ids.some((id) => id === specialty)
const knownInState = (params: Params) => known(params) && inState(params)
const bothKnownInState = (params: Params) =>
  knownInState(params) && known({ specialty: params['subSpecialty'] ?? '' })

const search = {
  screen: 'search/SearchScreen',
  title: pageTitles.search,
  who: 'anyone',
  public: true,
  keeps: 'caregiver-search',
} as const
const places = {
  screen: 'search/PlacesScreen',
  title: pageTitles.places,
  who: 'anyone',
  public: true,
} as const
const profile = {
  screen: 'profile/ProfileScreen',
  title: pageTitles.profile,
  who: 'anyone',
  public: true,
} as const
const dashboard = { screen: 'dashboards/caregiver/DashboardScreen', title: pageTitles.dashboard } as const

/**
 * Search and profiles under both of their roots. Where a segment could be a state or a specialty, literal segments
 * come first, then the states, then conditions and specialties, else there is no such page.
 */
export const caregiverRoutes: readonly RouteRow[] = [
  { path: '/caregivers-search', ...search },
  {
    path: '/caregivers-search/favorites',
    ...search,
    title: pageTitles.favorites,
    who: ['family'],
    fixed: { view: 'favorites' },
    public: undefined,
  },
  { path: '/caregivers-search/grid/:state/:city', ...search, where: inState, fixed: { view: 'grid' } },
  { path: '/caregivers-search/:state/:county/cities', ...places, where: inState, fixed: { level: 'county' } },
  { path: '/caregivers-search/:state/:city/profile/:name/:provider_id', ...profile, where: inState },
  { path: '/caregivers-search/:state/:city', ...search, where: inState },
  { path: '/caregivers-search/:specialty/:state/:city', ...search, where: knownInState },
  { path: '/caregivers-search/:specialty/:state/:city/:subSpecialty', ...search, where: bothKnownInState },
  { path: '/caregivers-search/:state', ...places, where: inState, fixed: { level: 'state' } },

  { path: '/caregivers', ...places, fixed: { level: 'country' } },
  { path: '/caregivers/profile/:firstName/:profileId', ...profile },
  {
    path: '/caregiver-profile-b2b/:provider_id',
    ...profile,
    who: ['family'],
    public: undefined,
    where: ({ provider_id }) => isId(provider_id),
  },
  { path: '/caregivers/:state/:county/cities', ...places, where: inState, fixed: { level: 'county' } },
  { path: '/caregivers/:state', ...places, where: inState, fixed: { level: 'state' } },
  { path: '/caregivers/:specialty', ...search, where: known },
  { path: '/caregivers/:state/:city', ...search, where: inState },
  { path: '/caregivers/:specialty/:state', ...search, where: knownInState },
  { path: '/caregivers/:specialty/:state/:city', ...search, where: knownInState },
  { path: '/caregivers/:specialty/:state/:city/:subSpecialty', ...search, where: bothKnownInState },

  { path: '/caregiver/dashboard', ...dashboard, who: ['caregiver'] },
  {
    path: '/caregiver/dashboard/connections/:id',
    screen: 'dashboards/caregiver/ConnectionScreen',
    title: pageTitles.connection,
    who: ['caregiver', 'agency_caregiver'],
    where: ({ id }) => isId(id),
  },
  {
    path: '/caregiver/dashboard/select-connection',
    screen: 'dashboards/caregiver/SelectConnectionScreen',
    title: pageTitles.connection,
    who: ['caregiver', 'agency_caregiver'],
  },
  { path: '/agency-caregiver/dashboard', ...dashboard, who: ['agency_caregiver'], fixed: { agency: 'yes' } },

  {
    path: '/caregiver/badges',
    screen: 'badges/BadgesScreen',
    title: pageTitles.badges,
    who: ['caregiver'],
  },
  {
    path: '/caregiver/badges/:id',
    screen: 'badges/BadgeScreen',
    title: pageTitles.badges,
    who: ['caregiver'],
  },
  {
    path: '/caregiver/reviews',
    screen: 'ownProfile/OwnReviewsScreen',
    title: pageTitles.ownReviews,
    who: ['caregiver'],
  },

  {
    path: '/staff/references',
    screen: 'references/StaffReferencesScreen',
    title: pageTitles.staffReferences,
    who: ['staff'],
  },
  {
    path: '/staff/photos',
    screen: 'photos/StaffPhotosScreen',
    title: pageTitles.staffPhotos,
    who: ['staff'],
  },
  {
    path: '/staff/profiles',
    screen: 'profile/StaffProfilesScreen',
    title: pageTitles.staffProfiles,
    who: ['staff'],
  },
]
