import { conditionFooterLabel, conditionSlug, footerConditions } from '@homecare/sdk/caregivers'
import type { ShellLink } from '../routes/shellLinks'

/** The footer's links to the caregivers of each condition. The server sends them with the page. */
export const footerCare: readonly ShellLink[] = footerConditions.map((id) => ({
  href: `/caregivers/${conditionSlug(id)}`,
  text: conditionFooterLabel(id),
}))
