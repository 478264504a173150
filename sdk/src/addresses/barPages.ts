import type { Text } from '../kit/text.js'
import type { UserType } from '../vocabulary/account/catalogue.js'
import type { Pattern } from '../vocabulary/addresses/addresses.js'
import type { BarPlace } from '../vocabulary/addresses/bar.js'
import { barTexts as words } from './barTexts.js'

/** A page of a place: its pattern, where `:id` is the record of whoever is signed in, and its name among the others. */
export interface PlacePage {
  readonly path: Pattern
  /** Where the place has others. */
  readonly label?: Text
}

/** A place of somebody's bar with its pages: the first leads, the others are tabs beside it. */
export interface PlaceRow {
  readonly place: BarPlace
  readonly pages: readonly PlacePage[]
}

const schedule: PlaceRow = {
  place: 'schedule',
  pages: [
    { path: '/schedule', label: words.calendar },
    { path: '/careplan', label: words.plans },
    { path: '/nursingshifts', label: words.shifts },
    { path: '/availability', label: words.availability },
  ],
}
const messages: PlaceRow = { place: 'messages', pages: [{ path: '/messages' }] }
const me: PlaceRow = { place: 'me', pages: [{ path: '/me' }] }
const openShifts: PlacePage = { path: '/openshifts', label: words.openShifts }
const families: PlacePage = { path: '/caregiver/dashboard/select-connection', label: words.families }
const facilities: PlacePage = { path: '/facilities', label: words.facilities }

/**
 * The bar of each kind of user, in its order. A place with no page that somebody may see is not in their bar: whoever
 * builds the first page of a place adds its row here.
 */
export const barPages: Readonly<Record<Exclude<UserType, 'anonymous'>, readonly PlaceRow[]>> = {
  caregiver: [
    { place: 'home', pages: [{ path: '/caregiver/dashboard' }] },
    {
      place: 'work',
      pages: [
        { path: '/caregiver-jobs', label: words.jobs },
        openShifts,
        { path: '/caregiver-jobs/applications', label: words.applications },
        families,
        facilities,
      ],
    },
    schedule,
    messages,
    me,
  ],
  agency_caregiver: [
    { place: 'home', pages: [{ path: '/agency-caregiver/dashboard' }] },
    { place: 'work', pages: [openShifts, families, facilities] },
    schedule,
    messages,
    me,
  ],
  family: [
    { place: 'home', pages: [{ path: '/family/dashboard' }] },
    {
      place: 'care',
      pages: [
        { path: '/careteam', label: words.care },
        { path: '/careplan', label: words.plans },
        { path: '/carecommunity', label: words.circle },
      ],
    },
    {
      place: 'find',
      pages: [
        { path: '/caregivers-search', label: words.search },
        { path: '/caregivers-search/favorites', label: words.favorites },
        { path: '/caregivers-search/saved', label: words.saved },
        { path: '/jobposts', label: words.ownJobs },
      ],
    },
    messages,
    me,
  ],
  agency: [
    { place: 'today', pages: [{ path: '/agency' }] },
    { place: 'people', pages: [{ path: '/agency/caregivers' }] },
    me,
  ],
  facility: [
    { place: 'board', pages: [{ path: '/facilities/:id' }] },
    { place: 'hours', pages: [{ path: '/facilities/hours' }] },
    { place: 'people', pages: [{ path: '/facilities/people' }] },
    messages,
    me,
  ],
  staff: [
    { place: 'today', pages: [{ path: '/dashboard' }] },
    {
      place: 'people',
      pages: [
        { path: '/staff/people', label: words.lookup },
        { path: '/staff/calls', label: words.calls },
        { path: '/staff/areas', label: words.areas },
        { path: '/staff/articles', label: words.articles },
        { path: '/staff/support', label: words.support },
        { path: '/staff/payments', label: words.payments },
        { path: '/staff/reports', label: words.reports },
        { path: '/staff/reviews', label: words.reviews },
        { path: '/staff/trail', label: words.trail },
      ],
    },
    {
      place: 'checks',
      pages: [
        { path: '/staff/licenses', label: words.licenses },
        { path: '/staff/documents', label: words.documents },
        { path: '/staff/photos', label: words.photos },
        { path: '/staff/references', label: words.references },
        { path: '/staff/background', label: words.background },
        { path: '/staff/screening', label: words.screening },
        { path: '/staff/intake', label: words.intakes },
        { path: '/staff/fingerprinting', label: words.fingerprinting },
        { path: '/staff/profiles', label: words.profiles },
      ],
    },
    me,
  ],
  care_manager: [
    { place: 'today', pages: [{ path: '/dashboard' }] },
    { place: 'families', pages: [{ path: '/advised-families' }] },
    { place: 'plans', pages: [{ path: '/careplan' }] },
    me,
  ],
}
