import type { DashboardJob } from '@homecare/sdk/families'
import { familyDashboardTexts, ownJobTexts } from '@homecare/sdk/texts'
import { useMayView } from '../../frame/useMayView'
import { Card } from '../../kit/layout/Card'
import { EmptyState } from '../../kit/states/EmptyState'
import { Link } from '../../kit/Link'
import { List } from '../../kit/layout/List'
import { Section } from '../../kit/layout/Section'
import { useSay } from '../../kit/say'
import { JobCard } from './JobCard'

interface FamilyJobsProps {
  jobs: readonly DashboardJob[]
}

/** The family's jobs, latest first. Alerts lead here by the hash. */
export function FamilyJobs({ jobs }: FamilyJobsProps) {
  const say = useSay()
  const mayPost = useMayView()('/family-signup')
  return (
    <div id="jobs">
      <Section
        title={say(familyDashboardTexts.jobs)}
        aside={
          jobs.length > 0 &&
          mayPost && (
            <Link href="/family/dashboard/add-job" look="line">
              {say(ownJobTexts.add)}
            </Link>
          )
        }
      >
        {jobs.length === 0 ? (
          <Card>
            <EmptyState
              level={3}
              title={say(familyDashboardTexts.noJobs)}
              actions={
                mayPost && (
                  <Link href="/family/dashboard/add-job" look="primary">
                    {say(familyDashboardTexts.postJob)}
                  </Link>
                )
              }
            >
              {say(mayPost ? familyDashboardTexts.noJobsHint : familyDashboardTexts.noJobsPlan)}
            </EmptyState>
          </Card>
        ) : (
          <List items={jobs} by={({ id }) => id}>
            {(job) => <JobCard job={job} />}
          </List>
        )}
      </Section>
    </div>
  )
}
