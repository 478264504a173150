import { dateWords } from '@homecare/sdk/kit'
import type { DashboardJob } from '@homecare/sdk/families'
import { dashboardTexts, familyDashboardTexts, ownJobTexts } from '@homecare/sdk/texts'
import { JobStatusBadge } from '../../families/ownJobs/JobStatusBadge'
import { wageWords } from '../../jobs/wageWords'
import { people, place } from '../../kit/icons/care'
import { Icon } from '../../kit/icons/Icon'
import { Card } from '../../kit/layout/Card'
import { A } from '../../kit/Link'
import { useSay } from '../../kit/say'
import './JobCard.css'

/** A job of the family in short; leads to all of it. */
export function JobCard({ job }: { job: DashboardJob }) {
  const say = useSay()
  const wage = wageWords(job)
  return (
    <Card as="article" className="job-card">
      <div className="row" data-spread>
        <h3>
          <A className="link" href={`/family/dashboard/job/${job.id}`}>
            {job.title || say(ownJobTexts.untitled)}
          </A>
        </h3>
        <JobStatusBadge status={job.status} />
      </div>
      <p className="job-card-facts soft">
        <span>
          <Icon of={place} /> {job.city}, {job.state}
        </span>
        {job.hours_week !== null && job.hours_week > 0 && (
          <span>{say.count(dashboardTexts.hoursAWeek, job.hours_week)}</span>
        )}
        {wage && <span>{say(wage)}</span>}
        {job.start_date && (
          <span>
            {say(familyDashboardTexts.starts, { day: dateWords(job.start_date, 'shortDay', say.locale) })}
          </span>
        )}
      </p>
      {job.status === 'open' && (
        <p className="job-card-count">
          <Icon of={people} />{' '}
          {job.applicants_count > 0
            ? say.count(familyDashboardTexts.applicants, job.applicants_count)
            : say(familyDashboardTexts.noApplicants)}
        </p>
      )}
    </Card>
  )
}
