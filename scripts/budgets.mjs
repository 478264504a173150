/**
 * Every budget in bytes and counts, in one place. Bytes are after minifying and gzip; 1 kB is 1000 bytes.
 * What involves time is never here: it is printed by `npm run bench`.
 */
const kB = 1000

/*
 * The tests hold what is called bytes. Where the aim is not reached yet, `aim` says it, `node scripts/sizes.mjs` prints
 * how far it is, and the bytes only keep the distance from growing.
 */

/** All of a page's subject with a client. */
function pageful(name, subject, limit = 20) {
  const program = `export { createClient } from '@homecare/sdk'\nexport * from '@homecare/sdk/${subject}'`
  return { name, program, bytes: limit * kB }
}

/** Programs that an app would write against the SDK, bundled with all they import. */
export const sdkBudgets = [
  {
    name: 'core: client, errors, one call',
    program: "export { createClient, isApiError, ApiError, findLocation } from '@homecare/sdk'",
    bytes: 8 * kB,
  },
  {
    name: 'the sign-up form',
    program: "export * from '@homecare/sdk/signup'",
    bytes: 15 * kB,
  },
  {
    name: 'the client with a login',
    program: "export { createClient, isApiError, createSession, createLoginForm } from '@homecare/sdk'",
    // Some 100 bytes are the work that somebody is clocked in to, which whoami says of every caregiver on every page.
    bytes: 11.2 * kB,
    aim: 11 * kB,
  },
  {
    // The searches that a family keeps lie on a page of their own.
    name: 'a search of caregivers',
    program: `export { createClient } from '@homecare/sdk'
      export { caregiverFilters, caregiverQuery, chosenFilters, createCaregiverSearch, createFavorites, emptySearch, parseSearch, searchCaregivers, searchHref, timesWords, understandTyped, weekCost, wishesOf, wishFits } from '@homecare/sdk/search'`,
    bytes: 20 * kB,
  },
  // Slips of the hand, help and the city in an address are typed too; and one of its screens is the search on a map.
  pageful('all of a search', 'search', 23.9),
  pageful('a public profile', 'profile'),
  pageful('the chat', 'chat'),
  pageful('documents', 'documents'),
  pageful('jobs', 'jobs'),
  pageful('shifts', 'shifts'),
  {
    name: 'a day of a care plan, and a task',
    program: `export { createClient } from '@homecare/sdk'
      export { createAnswerForm, createPlanDay, createPlanWatch, createSkipForm, createTaskPage, dayParts, getPlan, getPlanDay, planTimeZone, taskToDo } from '@homecare/sdk/careplans'`,
    bytes: 20 * kB,
  },
  // Its forms, its people and its access lie on pages of their own.
  pageful('all of care plans', 'careplans', 38),
  pageful('the own profile', 'ownProfile', 28),
  {
    // Minimum wages, overtime, the year's figures, and the estimate: in no page that shows no pay.
    name: 'pay rules and their tables',
    program: "export * from '@homecare/sdk/payroll'",
    bytes: 9 * kB,
  },
  {
    name: 'the taxes of a household',
    program: "export * from '@homecare/sdk/householdTaxes'",
    bytes: 9 * kB,
  },
  {
    name: 'the main entry',
    program: "export * from '@homecare/sdk'",
    // Nobody loads it whole: it is watched, and what a page loads is held.
    bytes: 91.1 * kB,
    aim: 115 * kB,
  },
  // A sum over all screens, which grows with them: a page loads its own words alone.
  { name: "the screens' texts", program: "export * from '@homecare/sdk/texts'", bytes: 174 * kB },
]

/** The client with every call there is (`everyCall` in sizes.mjs). */
export const everyCallBytes = 43.6 * kB
/** The files for pages without a bundler. */
export const scriptBudgets = [{ file: 'homecare-native', bytes: 1.7 * kB }]
/** The words of every screen in one language, as an app's build for it leaves them: a sum that grows with the screens,
 * of which a page loads its own. Spanish takes more of them. */
export const wordsBudgets = { en: { bytes: 92.2 * kB }, es: { bytes: 98.1 * kB } }

/** What a browser loads for the pages that people arrive on, and for each later page. */
export const uiBudgets = {
  firstLoad: {
    /**
     * By an address of each: the screen (ui/src/app/document/arrivals.ts) and its bytes of script in each language, with all
     * that it shares; 66 kB are React's. 90 kB is the aim, which the search misses yet.
     */
    pages: {
      '/': { screen: 'home/HomeScreen', bytes: 90 * kB },
      '/accounts/login': { screen: 'account/LoginScreen', bytes: 89.6 * kB },
      '/caregivers-search': { screen: 'search/SearchScreen', bytes: 89.9 * kB },
      '/caregivers/profile/marisol/10001': { screen: 'profile/ProfileScreen', bytes: 88.8 * kB },
      '/caregiver-jobs': { screen: 'jobs/JobSearchScreen', bytes: 87.9 * kB },
      '/job/5201': { screen: 'jobs/JobScreen', bytes: 83.4 * kB },
      '/signup': { screen: 'account/SignupChoiceScreen', bytes: 82.3 * kB },
      '/register': { screen: 'account/SignupChoiceScreen', bytes: 82.3 * kB },
      '/register/caregiver': { screen: 'registration/RegisterScreen', bytes: 89.8 * kB },
      '/nursing-cna-jobs': { screen: 'registration/RegisterScreen', bytes: 89.8 * kB },
      '/family-signup': { screen: 'families/SignupScreen', bytes: 82.4 * kB },
      '/getcare': { screen: 'partners/PartnerScreen', bytes: 86.4 * kB },
      '/help/family': { screen: 'content/HelpScreen', bytes: 85.4 * kB },
    },
    styleBytes: 8.6 * kB,
    requests: 8,
  },
  /** The scripts that come for a home, beyond those of the login form: the code of the app's own among them. */
  fromLogin: {
    homes: [
      'dashboards/family/DashboardScreen',
      'dashboards/caregiver/DashboardScreen',
      'account/StaffHomeScreen',
      'facilities/FacilityScreen',
      'facilities/FacilitiesScreen',
    ],
    // Four of them are what pages of arrival have in common, each small: those load little that they do not run. One is what
    // homes share with the tab of an app.
    scripts: 17,
  },
  /**
   * The map of the search, which comes where there is room for it or at a press: its code, with that of what it stands on,
   * and the heaviest tiles that a view of so many columns and rows asks for.
   */
  map: {
    screen: 'search/SearchScreen',
    parts: ['search/map/SearchMap', 'search/map/MapPane'],
    view: [4, 4],
    bytes: 250 * kB,
  },
  /** What a page adds to the app's later code and to what every home has loaded. */
  laterRoute: { percentile: 95, scriptBytes: 22 * kB },
  /** What each step of these screens adds to the home of whom they are for, its screen included. */
  steps: {
    screens: ['hiring/hire/HireScreen'],
    homes: ['dashboards/family/DashboardScreen'],
    // A little above 27 kB is code that the pages of memberships, taxes and questions share with it, and that stands apart since.
    scriptBytes: 27.5 * kB,
  },
}
