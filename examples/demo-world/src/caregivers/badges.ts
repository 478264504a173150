import type { BadgeRow } from '../rows/rows.ts'

/** The badges a caregiver can earn. `logo` names a drawn icon. */
export const badges: readonly BadgeRow[] = [
  {
    id: 1,
    code: 'phone',
    name: 'Phone verified',
    short_description: 'We called or texted this number and the caregiver answered.',
    logo: 'badge-phone',
  },
  {
    id: 2,
    code: 'identity',
    name: 'Identity checked',
    short_description: 'A government-issued document was matched to the person.',
    logo: 'badge-identity',
  },
  {
    id: 3,
    code: 'background',
    name: 'Background check',
    short_description: 'County, state and national records were searched and passed.',
    logo: 'badge-background',
  },
  {
    id: 4,
    code: 'references',
    name: 'References called',
    short_description: 'Two former employers spoke with us about the work.',
    logo: 'badge-references',
  },
  {
    id: 5,
    code: 'interview',
    name: 'Interviewed',
    short_description: 'A recruiter met the caregiver, in person or by video.',
    logo: 'badge-interview',
  },
  {
    id: 6,
    code: 'credentials',
    name: 'Credentials confirmed',
    short_description: 'Licenses and certificates were confirmed with the issuer.',
    logo: 'badge-credentials',
  },
]
