import { mayViewPage, type PageHref } from '@homecare/sdk/addresses'
import { pageTitles, pressTexts, shellTexts } from '@homecare/sdk/texts'
import type { Identity } from '@homecare/sdk/account'
import type { Text } from '@homecare/sdk/kit'
import { isHelpFor } from '../../frame/helpFor'

export interface ShellLink {
  readonly href: PageHref
  readonly text: Text
  /** Leads to the help that is written for them. */
  readonly help?: 'family' | 'caregiver'
}

/** Those links that lead someone somewhere: a partner's family is offered nothing that its plan does not open. */
export const openLinks = (identity: Identity, links: readonly ShellLink[]): readonly ShellLink[] =>
  links.filter(
    ({ href, help }) => mayViewPage(identity, href) && (!help || isHelpFor(identity.user_type, help)),
  )

/** The visitors' bar, beside the login. Every one is in the route table, as a test sees to. */
export const visitorLinks: readonly ShellLink[] = [
  { href: '/caregivers-search', text: shellTexts.findCare },
  { href: '/caregiver-jobs', text: shellTexts.findWork },
  { href: '/help/family', text: shellTexts.help },
]

export const legalLinks: readonly ShellLink[] = [
  { href: '/privacy/policy', text: pageTitles.privacy },
  { href: '/terms', text: pageTitles.terms },
]

export const footerAbout: readonly ShellLink[] = [
  { href: '/signup', text: shellTexts.signup },
  { href: '/caregivers', text: shellTexts.footerPlaces },
  { href: '/help/family', text: pageTitles.helpFamily, help: 'family' },
  { href: '/help/caregiver', text: pageTitles.helpCaregiver, help: 'caregiver' },
  { href: '/press', text: pressTexts.title },
  { href: '/download-app', text: pressTexts.appTitle },
  { href: '/contact', text: pageTitles.contact },
  { href: '/terms', text: pageTitles.terms },
  { href: '/privacy/policy', text: pageTitles.privacy },
]
