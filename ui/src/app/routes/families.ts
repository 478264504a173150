import { familyAddresses } from '@homecare/sdk/addresses'
import { familySignupSteps } from '@homecare/sdk/families'
import { hireSteps } from '@homecare/sdk/hiring'
import { benefitPageTexts, pageTitles } from '@homecare/sdk/texts'
import { screenFor, screensAt } from './routeRow'

const signup = {
  screen: 'families/SignupScreen',
  title: pageTitles.familySignup,
  keeps: 'family-signup',
} as const

const ownJobs = { screen: 'families/ownJobs/OwnJobsScreen', title: pageTitles.ownJobs } as const

const hire = { screen: 'hiring/hire/HireScreen', title: pageTitles.hire, keeps: 'hire' } as const

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
  '/family/dashboard/job/:id': ownJobs,
  '/family/dashboard/add-job': { screen: 'families/ownJobs/AddJobScreen', title: pageTitles.addJob },
  '/family/dashboard/connections/:id': {
    screen: 'dashboards/connection/ConnectionScreen',
    title: pageTitles.connection,
  },
  '/careteam': { screen: 'dashboards/family/CareScreen', title: pageTitles.care },
  '/mybenefit': { screen: 'dashboards/family/BenefitScreen', title: benefitPageTexts.title },
  '/family-next-steps': { screen: 'hiring/hire/NextStepsScreen', title: pageTitles.nextSteps },
  '/payroll': { screen: 'payroll/PayrollScreen', title: pageTitles.payroll },
  '/payroll/tax-enroll': { screen: 'payroll/TaxEnrollScreen', title: pageTitles.taxEnroll },
  '/payroll/tax-enroll/form': { screen: 'payroll/TaxFormScreen', title: pageTitles.taxForm },
  '/payroll/tax-enroll/review': { screen: 'payroll/TaxReviewScreen', title: pageTitles.taxReview },
  '/hire/:providerId': hire,
  '/hire/:providerId/:step': {
    ...hire,
    where: ({ step }) => hireSteps.has(step),
  },
  '/hire-b2b/:provider_id': {
    screen: 'hiring/benefit/PartnerHireScreen',
    title: pageTitles.hire,
  },
  '/newshift-b2b/:connectionId': {
    screen: 'hiring/benefit/PartnerVisitScreen',
    title: pageTitles.visit,
  },
  '/jobposts': ownJobs,
  '/job/:job_id/candidate/:provider_id': {
    screen: 'families/ownJobs/CandidateScreen',
    title: pageTitles.candidate,
  },
})
