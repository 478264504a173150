import { stateBySlug } from '@homecare/sdk/places'
import { pageTitles } from '@homecare/sdk/texts'
import type { RouteRow } from './routeRow'

const inState = ({ state = '' }: Readonly<Record<string, string>>) => stateBySlug(state) !== undefined

const search = {
  screen: 'jobs/JobSearchScreen',
  title: pageTitles.jobs,
  who: 'anyone',
  public: true,
  keeps: 'job-search',
} as const
const job = { screen: 'jobs/JobScreen', title: pageTitles.job, who: 'anyone', public: true } as const

/** Jobs for caregivers, by place and one by one, and a caregiver's own applications. */
export const jobRoutes: readonly RouteRow[] = [
  { path: '/caregiver-jobs', ...search },
  {
    path: '/caregiver-jobs/applications',
    screen: 'jobs/ApplicationsScreen',
    title: pageTitles.applications,
    who: ['caregiver'],
  },
  { path: '/caregiver-jobs/:state/:city', ...search, where: inState },
  { path: '/caregiver-jobs/:state/:city/:job_id', ...job, where: inState },
  { path: '/job/:job_id', ...job },
]
