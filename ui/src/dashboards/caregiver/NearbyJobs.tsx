import type { CaregiverDashboardStore } from '@homecare/sdk/dashboards'
import { jobHref, type JobSummary } from '@homecare/sdk/jobs'
import { caregiverDashboardTexts, dashboardTexts } from '@homecare/sdk/texts'
import { titleOf } from '../../jobs/jobWords'
import { wageWords } from '../../jobs/wageWords'
import { Card } from '../../kit/layout/Card'
import { ErrorState } from '../../kit/states/ErrorState'
import { Link, A } from '../../kit/Link'
import { List } from '../../kit/layout/List'
import { Section } from '../../kit/layout/Section'
import { useSay } from '../../kit/say'
import { Skeleton } from '../../kit/states/Skeleton'
import { useValue } from '../../kit/useValue'

/** How many jobs there are within the distance that they work, and the nearest of them. */
export function NearbyJobs({ nearby }: Pick<CaregiverDashboardStore, 'nearby'>) {
  const say = useSay()
  const found = useValue(nearby.data)
  const error = useValue(nearby.error)
  const loading = useValue(nearby.loading)
  return (
    <Section
      title={say(caregiverDashboardTexts.nearby)}
      aside={
        <Link href="/caregiver-jobs" look="line">
          {say(caregiverDashboardTexts.allJobs)}
        </Link>
      }
    >
      {found ? (
        <>
          <p className="soft">
            {found.records > 0
              ? say.count(caregiverDashboardTexts.nearbyCount, found.records)
              : say(caregiverDashboardTexts.noNearby)}
          </p>
          {found.data.length > 0 && (
            <List items={found.data} by={({ id }) => id}>
              {(job) => <NearbyJob job={job} />}
            </List>
          )}
        </>
      ) : error ? (
        <ErrorState
          level={3}
          title={caregiverDashboardTexts.nearbyFailed}
          error={error}
          retry={nearby.reload}
          busy={loading}
        />
      ) : (
        <Skeleton shape="box" count={2} />
      )}
    </Section>
  )
}

function NearbyJob({ job }: { job: JobSummary }) {
  const say = useSay()
  const wage = wageWords(job)
  const facts = [
    `${job.city}, ${job.state}`,
    job.distance === null ? null : say.count(caregiverDashboardTexts.miles, job.distance),
    job.hours_week ? say.count(dashboardTexts.hoursAWeek, job.hours_week) : null,
    wage && say(wage),
  ]
  return (
    <Card as="article">
      <h3>
        <A href={jobHref(job)}>{say(titleOf(job))}</A>
      </h3>
      <p className="soft">{facts.filter(Boolean).join(' · ')}</p>
    </Card>
  )
}
