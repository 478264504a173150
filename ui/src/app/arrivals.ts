/**
 * The screens that people arrive on, each with the name of its chunk: the build cuts these chunks so that a first
 * load asks for few files and runs all that they hold (`build/arrivalChunks.ts`).
 */
export const arrivals = {
  'home/HomeScreen': 'home',
  'account/LoginScreen': 'login',
  'caregivers/SearchScreen': 'search',
  'caregivers/ProfileScreen': 'profile',
} as const
export type ArrivalScreen = keyof typeof arrivals

/** The screens that a login leads to, each with the name of its chunk: their code is few files, whoever logs in. */
export const homes = {
  'families/DashboardScreen': 'familyHome',
  'caregivers/DashboardScreen': 'caregiverHome',
  'account/StaffHomeScreen': 'staffHome',
  'shifts/FacilityScreen': 'facilityHome',
  'shifts/FacilitiesScreen': 'facilities',
} as const
