import { jobAddresses } from '@homecare/sdk/addresses'
import { stateBySlug } from '@homecare/sdk/places'
import { pageTitles } from '@homecare/sdk/texts'
import { screensAt } from './routeRow'

const inState = ({ state = '' }: Readonly<Record<string, string>>) => stateBySlug(state) !== undefined

const search = {
  screen: 'jobs/JobSearchScreen',
  title: pageTitles.jobs,
  keeps: 'job-search',
} as const
const job = { screen: 'jobs/JobScreen', title: pageTitles.job } as const

/** Jobs for caregivers, by place and one by one, and a caregiver's own applications. */
export const jobRoutes = screensAt(jobAddresses, {
  '/caregiver-jobs': search,
  '/caregiver-jobs/applications': {
    screen: 'jobs/ApplicationsScreen',
    title: pageTitles.applications,
  },
  '/caregiver-jobs/:state/:city': { ...search, where: inState },
  '/caregiver-jobs/:state/:city/:job_id': { ...job, where: inState },
  '/job/:job_id': job,
})
