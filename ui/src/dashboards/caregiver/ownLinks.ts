import type { PageHref } from '@homecare/sdk/addresses'
import type { Identity } from '@homecare/sdk/account'
import { chooseConnectionHref } from '@homecare/sdk/dashboards'
import type { Text } from '@homecare/sdk/kit'
import { caregiverDashboardTexts as words, pageTitles } from '@homecare/sdk/texts'
import type { Glyph } from '../../kit/icons/Icon'
import { calendar, done, person, search, star } from '../../kit/icons/basic'
import { clock, edit, file, gear, list, mail, money, people, shield } from '../../kit/icons/care'
import { modalHref } from '../../profileDialog/modalHref'

interface OwnLink {
  readonly href: PageHref
  readonly text: Text
  readonly icon: Glyph
}

/** Everything that a caregiver has, each in one place. Every one is in the route table, as a test sees to. */
export function ownLinks({ user_type, is_hcp }: Pick<Identity, 'user_type' | 'is_hcp'>): readonly OwnLink[] {
  const isAgency = user_type === 'agency_caregiver'
  return [
    ...(isAgency ? [] : [profile]),
    documents,
    families,
    ...(isAgency ? [] : jobs),
    availability,
    schedule,
    ...(isAgency || is_hcp ? [openShifts] : []),
    ...(isAgency ? [] : standing),
    agreements,
    consulting,
    earnings,
    invites,
    settings,
  ]
}

const profile: OwnLink = { href: '/caregiver/profile', text: words.linkProfile, icon: person }
const documents: OwnLink = { href: '/documents', text: words.linkDocuments, icon: file }
const jobs: readonly OwnLink[] = [
  { href: '/caregiver-jobs', text: words.linkJobs, icon: search },
  { href: '/caregiver-jobs/applications', text: words.linkApplications, icon: list },
]
const families: OwnLink = { href: chooseConnectionHref(), text: words.connections, icon: people }
const availability: OwnLink = { href: '/availability', text: words.linkAvailability, icon: clock }
const schedule: OwnLink = { href: '/schedule', text: words.linkSchedule, icon: calendar }
const openShifts: OwnLink = { href: '/openshifts', text: words.linkOpenShifts, icon: search }
const standing: readonly OwnLink[] = [
  { href: '/caregiver/badges', text: words.linkBadges, icon: done },
  { href: '/caregiver/reviews', text: words.linkReviews, icon: star },
  { href: modalHref('references'), text: words.linkReferences, icon: people },
  { href: '/background', text: words.linkBackground, icon: shield },
]
const agreements: OwnLink = {
  href: chooseConnectionHref('agreement'),
  text: words.linkAgreements,
  icon: edit,
}
const consulting: OwnLink = {
  href: '/agreements/consulting-agreement',
  text: words.linkConsulting,
  icon: edit,
}
const earnings: OwnLink = { href: '/caregiver/earnings', text: pageTitles.earnings, icon: money }
const invites: OwnLink = { href: '/invites', text: pageTitles.invites, icon: mail }
const settings: OwnLink = { href: '/settings', text: words.linkSettings, icon: gear }
