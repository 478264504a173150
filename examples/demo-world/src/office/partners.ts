import { b2bAllowedViews, partnerLandings } from '@homecare/sdk/partners'
import { B2B_PARTNER } from '../ground/accounts.ts'
import { addDays } from '../ground/days.ts'
import type { FamilyBundle } from '../families/families.ts'

/** The partners whose landing pages the documents name, with neutral looks. */
export function partnerRows() {
  return partnerLandings.entries.map(({ id, label, demo }, index) => ({
    id: index + 1,
    code: id,
    name: label[0],
    // The one whose family is among the demo accounts opens the messages and the care team too, hires, plans, and reads hours.
    allowed_views:
      id === B2B_PARTNER
        ? [
            ...b2bAllowedViews.ids,
            'messages',
            'careteam',
            'mybenefit',
            'hire-b2b',
            'newshift-b2b',
            'timesheets',
            'invoices',
          ]
        : null,
    logo_image: id === B2B_PARTNER ? '/logos/plan.svg' : null,
    lead_source: id,
    is_landing_page: true,
    is_active: true,
    phone_number: `1-800-555-01${String(index + 10)}`,
    slogan_html: demo
      ? '<p>A demonstration of care at home for insurers.</p>'
      : '<p>Care at home, <strong>found with people you trust</strong>.</p>',
  }))
}

/** Hours that the partner's plan pays: a cycle of three months that began some weeks ago. */
export function benefitRows(families: readonly FamilyBundle[], today: string) {
  return families
    .filter(({ user }) => user.is_b2b)
    .map(({ user }) => ({
      family_id: user.id,
      name: 'Hours of care at home',
      total_hours: 240,
      cycle: 'quarter',
      begins: addDays(today, -40),
    }))
}
