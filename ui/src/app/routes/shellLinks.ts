import { homePath, mayViewPage, type PageHref } from '@homecare/sdk/addresses'
import { pageTitles, shellTexts } from '@homecare/sdk/texts'
import type { Identity, UserType } from '@homecare/sdk/account'
import type { Text } from '@homecare/sdk/kit'
import { isHelpFor } from '../../frame/helpFor'

export interface ShellLink {
  readonly href: PageHref
  readonly text: Text
  /** Shows the number of unread messages. */
  readonly unread?: true
  /** Leads to the help that is written for them. */
  readonly help?: 'family' | 'caregiver'
}

/** The links of the header for someone: to their home, unless it is the front page, and to what is theirs. */
export function headerLinks(identity: Identity): readonly ShellLink[] {
  const home = { href: homePath(identity), text: shellTexts.dashboard }
  const links = byUserType[identity.user_type]
  return openLinks(identity, identity.user_type === 'anonymous' ? links : [home, ...links])
}

/** Those links that lead someone somewhere: a partner's family is offered nothing that its plan does not open. */
export const openLinks = (identity: Identity, links: readonly ShellLink[]): readonly ShellLink[] =>
  links.filter(
    ({ href, help }) => mayViewPage(identity, href) && (!help || isHelpFor(identity.user_type, help)),
  )

const search = { href: '/caregivers-search', text: shellTexts.findCare } as const
const documents = { href: '/documents', text: pageTitles.documents } as const
const messages = { href: '/messages', text: shellTexts.messages, unread: true } as const

/** What is whose, beside their home. Every one is in the route table, as a test sees to. */
export const byUserType: Readonly<Record<UserType, readonly ShellLink[]>> = {
  anonymous: [search, { href: '/caregiver-jobs', text: shellTexts.findWork }],
  family: [search, { href: '/caregivers-search/favorites', text: shellTexts.favorites }, messages],
  caregiver: [{ href: '/caregiver/profile', text: pageTitles.ownProfile }, documents, messages],
  agency_caregiver: [messages],
  facility: [],
  care_manager: [search, documents],
  // Their home says how many wait at each of their desks, and leads there.
  staff: [],
}

export const footerAbout: readonly ShellLink[] = [
  { href: '/caregivers', text: shellTexts.footerPlaces },
  { href: '/help/family', text: pageTitles.helpFamily, help: 'family' },
  { href: '/help/caregiver', text: pageTitles.helpCaregiver, help: 'caregiver' },
  { href: '/contact', text: pageTitles.contact },
  { href: '/terms', text: pageTitles.terms },
  { href: '/privacy/policy', text: pageTitles.privacy },
]
