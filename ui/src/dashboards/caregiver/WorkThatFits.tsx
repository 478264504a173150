import { jobHref, type JobSummary } from '@homecare/sdk/jobs'
import type { Part } from '@homecare/sdk/kit'
import type { OpenShift } from '@homecare/sdk/shifts'
import {
  caregiverDashboardTexts,
  dashboardTexts,
  dayTexts as words,
  openShiftTexts,
} from '@homecare/sdk/texts'
import { useNavigation } from '../../frame/app'
import { titleOf } from '../../jobs/jobWords'
import { wageWords } from '../../jobs/wageWords'
import WhyJobFits from '../../jobs/WhyJobFits'
import { Card } from '../../kit/layout/Card'
import { A, Link } from '../../kit/Link'
import { List } from '../../kit/layout/List'
import { Section } from '../../kit/layout/Section'
import { useSay } from '../../kit/say'
import { ErrorState } from '../../kit/states/ErrorState'
import { LicenseGap, nearestGap } from '../../shifts/LicenseGap'
import { OpenShiftCard } from '../../shifts/OpenShiftCard'
import './WorkThatFits.css'

interface Found<T> {
  readonly data: readonly T[]
  readonly records: number
}

export type FoundShifts = Part<Found<OpenShift>>

interface WorkThatFitsProps {
  jobs: Part<Found<JobSummary>> | null
  shifts: FoundShifts | null
}

/** Jobs near them, and for nurses open shifts near them: the first of each, and the way to all. */
export function WorkThatFits({ jobs, shifts }: WorkThatFitsProps) {
  const say = useSay()
  return (
    <>
      {shifts && (
        <Section
          title={say(openShiftTexts.title)}
          aside={
            <Link href="/openshifts" look="line">
              {say(words.all, { count: shifts.data?.records ?? '' })}
            </Link>
          }
        >
          {shifts.data?.data[0]?.license_gap ? (
            <AllNeedLicense {...shifts.data} />
          ) : (
            <Cards found={shifts} empty={say(words.noFits)}>
              {(shift) => <OpenShiftCard shift={shift} level={3} />}
            </Cards>
          )}
        </Section>
      )}
      {jobs && (
        <Section
          title={say(words.fits)}
          aside={
            <Link href="/caregiver-jobs" look="line">
              {jobs.data ? say(words.all, { count: jobs.data.records }) : say(words.allJobs)}
            </Link>
          }
        >
          <Cards found={jobs} empty={say(words.noFits)}>
            {(job) => <JobThatFits job={job} />}
          </Cards>
        </Section>
      )}
    </>
  )
}

function Cards<T extends { readonly id: number }>({
  found,
  empty,
  children,
}: {
  found: Part<Found<T>>
  empty: string
  children: (one: T) => React.ReactNode
}) {
  const navigation = useNavigation()
  if (found.failure)
    return (
      <ErrorState
        level={3}
        title={words.fitsFailed}
        failure={found.failure}
        retry={() => navigation.reload()}
      />
    )
  if (found.data.data.length === 0) return <p className="soft">{empty}</p>
  return (
    <div className="fits">
      <List className="fits-list" items={found.data.data} by={({ id }) => id}>
        {(one) => children(one)}
      </List>
    </div>
  )
}

/** Where the first needs a license that is missing, all do: they are counted, with what is missing for them. */
function AllNeedLicense({ data, records }: Found<OpenShift>) {
  const say = useSay()
  const gap = nearestGap(data)
  return (
    <>
      <p>{say.count(openShiftTexts.needLicense, records)}</p>
      {gap && <LicenseGap shift={gap} />}
    </>
  )
}

function JobThatFits({ job }: { job: JobSummary }) {
  const say = useSay()
  const wage = wageWords(job)
  const facts = [
    `${job.city}, ${job.state}`,
    job.distance === null ? null : say.count(caregiverDashboardTexts.miles, job.distance),
  ]
  const pay = [
    wage && say(wage),
    job.hours_week ? say.count(dashboardTexts.hoursAWeek, job.hours_week) : null,
  ]
  return (
    <Card as="article" className="fits-card">
      <h3>
        <A href={jobHref(job)}>{say(titleOf(job))}</A>
      </h3>
      <p className="soft">{facts.filter(Boolean).join(' · ')}</p>
      <p>{pay.filter(Boolean).join(' · ')}</p>
      <WhyJobFits why={job.why} title={titleOf(job)} />
    </Card>
  )
}
