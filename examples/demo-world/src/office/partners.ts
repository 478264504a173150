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
    // The one whose family is among the demo accounts opens the search, the messages and the care team too, hires, plans, and reads hours.
    allowed_views:
      id === B2B_PARTNER
        ? [
            ...b2bAllowedViews.ids,
            'caregivers-search',
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
    slogan_html_es: demo
      ? '<p>Una demostración del cuidado en el hogar para aseguradoras.</p>'
      : '<p>Cuidado en el hogar, <strong>con personas de confianza</strong>.</p>',
    welcome: welcomeOf(label[0]),
  }))
}

/** What the members of a partner are told, in its name. */
const welcomeOf = (name: string) => ({
  benefit: [
    `Members of ${name} have 240 hours of care at home every three months, at no cost to them.`,
    `Quienes son miembros de ${name} tienen 240 horas de cuidado en el hogar cada tres meses, sin costo.`,
  ],
  eligible: [
    [
      'Members who live at home and need help there',
      'Miembros que viven en su casa y necesitan ayuda en ella',
    ],
    [
      'A husband, wife or parent on the same plan',
      'El esposo, la esposa, la madre o el padre en el mismo plan',
    ],
  ],
  steps: [
    ['Sign up here with your member number', 'Regístrese aquí con su número de miembro'],
    [
      'We check your hours with your plan and write to you',
      'Confirmamos sus horas con su plan y le escribimos',
    ],
    ['Choose your caregiver, and care begins', 'Elija a su cuidador, y el cuidado comienza'],
  ],
})

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
