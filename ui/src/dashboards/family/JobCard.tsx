import { dateWords } from '@homecare/sdk/kit'
import type { ConnectionSummary, DashboardJob } from '@homecare/sdk/families'
import { dashboardTexts, familyDashboardTexts } from '@homecare/sdk/texts'
import { nameOf } from '../../caregivers/cardView'
import { useMayView } from '../../frame/useMayView'
import { useProfileHref } from '../../caregivers/useProfileHref'
import { MessageLink } from '../../hiring/MessageLink'
import { PersonRow } from '../../hiring/PersonRow'
import { Badge } from '../../kit/figures/Badge'
import { Card } from '../../kit/layout/Card'
import { people, place } from '../../kit/icons/care'
import { Icon } from '../../kit/icons/Icon'
import { List } from '../../kit/layout/List'
import { useSay } from '../../kit/say'
import { wageWords } from '../../jobs/wageWords'
import './JobCard.css'

interface JobCardProps {
  job: DashboardJob
  /** Where an applicant has been written to already. */
  connections: readonly ConnectionSummary[]
}

/** A job of the family: what it is, where it stands, and who has applied. */
export function JobCard({ job, connections }: JobCardProps) {
  const say = useSay()
  const profileHref = useProfileHref()
  const mayView = useMayView()
  const wage = wageWords(job)
  const conversationWith = (id: number) =>
    connections.find(({ provider }) => provider.id === id)?.conversation_id ?? null
  return (
    <Card as="article" className="job-card">
      <div className="row" data-spread>
        <h3>{job.title}</h3>
        <Status status={job.status} />
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
      {job.applicants_list.length > 0 && (
        <List items={job.applicants_list} by={({ id }) => id} look="lines">
          {({ provider, applied_date }) => {
            const name = nameOf(provider)
            const conversation = conversationWith(provider.id)
            return (
              <PersonRow
                name={name}
                photo={provider.photo}
                href={profileHref(provider)}
                facts={
                  applied_date &&
                  say(familyDashboardTexts.appliedOn, {
                    day: dateWords(applied_date, 'shortDay', say.locale),
                  })
                }
                actions={
                  conversation !== null &&
                  mayView('/messages') && <MessageLink conversationId={conversation} name={name} />
                }
              />
            )
          }}
        </List>
      )}
    </Card>
  )
}

function Status({ status }: Pick<DashboardJob, 'status'>) {
  const say = useSay()
  const { text, tone } = statuses[status]
  return <Badge {...(tone && { tone })}>{say(text)}</Badge>
}

const statuses = {
  draft: { text: familyDashboardTexts.jobDraft, tone: 'warn' },
  open: { text: familyDashboardTexts.jobOpen, tone: 'info' },
  filled: { text: familyDashboardTexts.jobFilled, tone: 'good' },
  closed: { text: familyDashboardTexts.jobClosed, tone: undefined },
} as const
