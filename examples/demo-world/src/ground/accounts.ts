import type { Role } from '../rows/rows.ts'

/** The numbers of the people of the demo world start here; a person's user, caregiver or family has the same one. */
export const FIRST_OFFICE_ID = 1
export const FIRST_FAMILY_ID = 1001
export const FIRST_CAREGIVER_ID = 10001
/** The nurse among the demo accounts. */
export const DENISE_ID = FIRST_CAREGIVER_ID + 1

/** The member of staff among the demo accounts. */
export const STAFF_ID = FIRST_OFFICE_ID + 2

/** Who sits at the desk of the agency. */
export const AGENCY_DESK_ID = FIRST_OFFICE_ID + 4

/** Everybody who can sign in has this password; the seeder hashes it once. */
export const DEMO_PASSWORD = 'homecare-demo-1'

interface DemoAccount {
  role: Role
  email: string
  user_id: number
  /** Who it is, in a sentence for the sign-in page and the README. */
  about: string
}

/** One account for each kind of user. Their e-mail addresses never change. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    role: 'family',
    email: 'carol@example.com',
    user_id: FIRST_FAMILY_ID,
    about: 'Carol Ito in Oakland, arranging care for her father',
  },
  {
    role: 'family',
    email: 'walter@example.com',
    user_id: FIRST_FAMILY_ID + 1,
    about: 'Walter Brandt, whose plan pays for hours through the partner clthah',
  },
  {
    role: 'caregiver',
    email: 'marisol@example.com',
    user_id: FIRST_CAREGIVER_ID,
    about: 'Marisol Rivera, home health aide in Oakland',
  },
  {
    role: 'caregiver',
    email: 'denise@example.com',
    user_id: DENISE_ID,
    about: 'Denise Adeyemi, licensed vocational nurse in Oakland',
  },
  {
    role: 'agency_caregiver',
    email: 'grace@example.com',
    user_id: FIRST_OFFICE_ID,
    about: 'Grace Mendoza, who works through an agency',
  },
  {
    role: 'facility',
    email: 'facility@example.com',
    user_id: FIRST_OFFICE_ID + 1,
    about: 'Harborlight Skilled Nursing in Oakland, staffed by Paulette Grant',
  },
  {
    role: 'staff',
    email: 'staff@example.com',
    user_id: STAFF_ID,
    about: 'Jordan Park of Homecare',
  },
  {
    role: 'staff',
    email: 'renata@example.com',
    user_id: FIRST_OFFICE_ID + 7,
    about: 'Renata Silva of Homecare, the second person where two are needed',
  },
  {
    role: 'care_manager',
    email: 'manager@example.com',
    user_id: FIRST_OFFICE_ID + 3,
    about: 'Helen Osei, care manager',
  },
  {
    role: 'agency',
    email: 'agency@example.com',
    user_id: AGENCY_DESK_ID,
    about: 'Ruth Kessler, who sends Grace and others out for Bayside Home Nursing',
  },
]

/** The partner whose families may visit only its own views. */
export const B2B_PARTNER = 'clthah'
