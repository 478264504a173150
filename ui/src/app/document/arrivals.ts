/**
 * The screens that people arrive on, each with a short name: the build cuts their chunks so that a first
 * load asks for few files and runs all that they hold (`build/arrivalChunks.ts`).
 */
export const arrivals = {
  'home/HomeScreen': 'home',
  'account/LoginScreen': 'login',
  'search/SearchScreen': 'search',
  'profile/ProfileScreen': 'profile',
  'jobs/JobSearchScreen': 'jobs',
  'jobs/JobScreen': 'job',
  'account/SignupChoiceScreen': 'signupChoice',
  'partners/PartnerScreen': 'partner',
  'content/HelpScreen': 'help',
  'registration/RegisterScreen': 'register',
  'families/SignupScreen': 'familySignup',
} as const
export type ArrivalScreen = keyof typeof arrivals

/**
 * What several of them have in common is cut into few chunks, each with the pages that load it: what a smaller number of
 * them needs than the chunk has lies in the one with the fewest pages. What fits in none comes with the entry.
 */
export const commonChunks: Readonly<Record<string, readonly (typeof arrivals)[ArrivalScreen][]>> = {
  cards: ['home', 'search', 'profile'],
  places: ['home', 'search', 'jobs', 'partner'],
  accounts: ['login', 'register'],
}

/** What one of them has in common with later screens alone is little, and lies in a chunk that it loads anyway. */
export const partsIn: Readonly<Record<string, string>> = {
  home: 'cards',
  search: 'cards',
  partner: 'places',
  login: 'accounts',
  register: 'accounts',
}

/** The screens that a login leads to, each with the name of its chunk: their code is few files, whoever logs in. */
export const homes = {
  'dashboards/family/DashboardScreen': 'familyHome',
  'dashboards/caregiver/DashboardScreen': 'caregiverHome',
  'account/StaffHomeScreen': 'staffHome',
  'facilities/FacilityScreen': 'facilityHome',
  'facilities/FacilitiesScreen': 'facilities',
} as const
