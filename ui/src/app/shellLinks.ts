import { homePath, mayViewPage } from '@homecare/sdk'
import { pageTitles, shellTexts } from '@homecare/sdk/texts'
import type { Identity, Text, UserType } from '@homecare/sdk'

export interface ShellLink {
  readonly href: string
  readonly text: Text
  /** Shows the number of unread messages. */
  readonly unread?: true
}

/** The links of the header for someone, who may go there. Every one is in the route table, as a test sees to. */
export function headerLinks(identity: Identity): readonly ShellLink[] {
  return byUserType[identity.user_type].filter(({ href }) => mayViewPage(identity, href))
}

const search = { href: '/caregivers-search', text: shellTexts.findCare }
const messages = { href: '/messages', text: shellTexts.messages, unread: true } as const

export const byUserType: Readonly<Record<UserType, readonly ShellLink[]>> = {
  anonymous: [search, { href: '/caregiver-jobs', text: shellTexts.findWork }],
  family: [
    home('family'),
    search,
    { href: '/caregivers-search/favorites', text: shellTexts.favorites },
    messages,
  ],
  caregiver: [
    home('caregiver'),
    { href: '/caregiver/profile', text: pageTitles.ownProfile },
    { href: '/documents', text: pageTitles.documents },
    messages,
  ],
  agency_caregiver: [home('agency_caregiver'), messages],
  facility: [home('facility')],
  care_manager: [],
  staff: [
    { href: '/staff/profiles', text: pageTitles.staffProfiles },
    { href: '/staff/references', text: pageTitles.staffReferences },
    { href: '/staff/photos', text: pageTitles.staffPhotos },
    { href: '/staff/documents', text: pageTitles.staffDocuments },
    { href: '/staff/background', text: pageTitles.staffBackground },
  ],
}

function home(user_type: UserType): ShellLink {
  return { href: homePath({ user_type }), text: shellTexts.dashboard }
}

export const footerAbout: readonly ShellLink[] = [
  { href: '/caregivers', text: shellTexts.footerPlaces },
  { href: '/help/family', text: pageTitles.helpFamily },
  { href: '/help/caregiver', text: pageTitles.helpCaregiver },
  { href: '/contact', text: pageTitles.contact },
  { href: '/terms', text: pageTitles.terms },
  { href: '/privacy/policy', text: pageTitles.privacy },
]
