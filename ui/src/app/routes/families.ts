import { familyAddresses } from '@homecare/sdk/addresses'
import { familySignupSteps } from '@homecare/sdk/families'
import { pageTitles } from '@homecare/sdk/texts'
import { isId, screenFor, screensAt } from './routeRow'

const signup = {
  screen: 'families/SignupScreen',
  title: pageTitles.familySignup,
  keeps: 'family-signup',
} as const

const ownJobs = { screen: 'families/ownJobs/OwnJobsScreen', title: pageTitles.ownJobs } as const

const steps = screenFor(
  familySignupSteps.ids,
  (step) => `/family-signup/${step}` as const,
  (step) => ({ ...signup, fixed: { step } }),
)

export const familyRoutes = screensAt(familyAddresses, {
  '/family-signup': signup,
  ...steps,
  '/family-signup/:version/:step': signup,
  '/family/dashboard': {
    screen: 'dashboards/family/DashboardScreen',
    title: pageTitles.dashboard,
  },
  '/family/dashboard/job/:id': { ...ownJobs, where: ({ id }) => isId(id) },
  '/family/dashboard/add-job': { screen: 'families/ownJobs/AddJobScreen', title: pageTitles.addJob },
  '/family/dashboard/connections/:id': {
    screen: 'dashboards/family/FamilyConnectionScreen',
    title: pageTitles.connection,
    where: ({ id }) => isId(id),
  },
  '/careteam': { screen: 'dashboards/family/CareScreen', title: pageTitles.care },
  '/jobposts': ownJobs,
  '/job/:job_id/candidate/:provider_id': {
    screen: 'families/ownJobs/CandidateScreen',
    title: pageTitles.candidate,
    where: ({ job_id, provider_id }) => isId(job_id) && isId(provider_id),
  },
})
