import { assistance, conditions, languages } from '@homecare/sdk/caregivers'
import { awaitsAnswer, jobDeeds, postingObstacle, updateJob } from '@homecare/sdk/families'
import type { Applicant, Job } from '@homecare/sdk/jobs'
import {
  dateWords,
  dayIn,
  describeFailure,
  isApiError,
  weekdayName,
  timeOfDayWords,
  type Catalogue,
  type Text,
} from '@homecare/sdk/kit'
import { timeZoneOfState } from '@homecare/sdk/places'
import { dashboardTexts, familyHomeTexts, ownJobTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../../frame/app'
import { laterDialog } from '../../frame/laterDialog'
import { wageWords } from '../../jobs/wageWords'
import { Button } from '../../kit/Button'
import { Card } from '../../kit/layout/Card'
import { Facts } from '../../kit/layout/Facts'
import { Section } from '../../kit/layout/Section'
import { Link } from '../../kit/Link'
import { useSay, type Say } from '../../kit/say'
import { ApplicantRows } from './ApplicantRows'
import { JobStatusBadge } from './JobStatusBadge'

const CloseJobDialog = laterDialog(() => import('./CloseJobDialog'))

interface JobPaneProps {
  job: Job
  applicants: readonly Applicant[]
  loadedAt: string
  onChanged: (job: Job) => void
}

/** One job of the family: what can be done with it, who applied, and what it says. */
export function JobPane({ job, applicants, loadedAt, onChanged }: JobPaneProps) {
  const say = useSay()
  const { care, toasts, navigation } = useApp()
  const [closing, setClosing] = useState(false)
  const deeds = jobDeeds(job.status)
  const today = dayIn(timeZoneOfState(job.state), new Date(loadedAt))
  const edit = `/family/dashboard/job/${job.id}?edit=1` as const
  const editAndOpen = `/family/dashboard/job/${job.id}?edit=open` as const
  const waiting = applicants.filter(awaitsAnswer).length
  const reopen = async () => {
    if (postingObstacle(job, today)) return navigation.go(editAndOpen)
    try {
      onChanged(await care.call(updateJob, { id: job.id, query: {}, body: { status: 'open' } }))
      toasts.success(words.reopened)
    } catch (error) {
      if (!isApiError(error)) throw error
      // What is missing is said beside its field.
      if (error.kind === 'invalid') return navigation.go(editAndOpen)
      toasts.error(describeFailure(error), error)
    }
  }
  return (
    <>
      <div className="row">
        <JobStatusBadge status={job.status} />
        {deeds.includes('post') && (
          <Link href={editAndOpen} look="primary">
            {say(words.goOn)}
          </Link>
        )}
        {deeds.includes('reopen') && (
          <Button look="primary" onClick={reopen}>
            {say(words.reopen)}
          </Button>
        )}
        {deeds.includes('edit') && !deeds.includes('post') && (
          <Link href={edit} look="quiet">
            {say(words.edit)}
          </Link>
        )}
        {deeds.includes('close') && (
          <Button look="plain" onClick={() => setClosing(true)}>
            {say(job.status === 'draft' ? words.discard : words.close)}
          </Button>
        )}
      </div>
      {job.status !== 'draft' && (
        <Section title={say(words.applicants)}>
          <Card>
            {applicants.length === 0 ? (
              <p className="soft">
                {say(job.status === 'open' ? words.noApplicants : words.noApplicantsClosed)}
              </p>
            ) : (
              <>
                <p className="soft">
                  {say(job.status === 'open' ? familyHomeTexts.applicantsLead : words.reopenToAnswer)}
                </p>
                <ApplicantRows applied={applicants.map((applicant) => ({ job, applicant }))} />
              </>
            )}
          </Card>
        </Section>
      )}
      <Section title={say(words.facts)}>
        <Card>
          <JobFacts job={job} />
        </Card>
      </Section>
      {closing && (
        <CloseJobDialog
          job={job}
          waiting={waiting}
          onClosed={(closed) => {
            onChanged(closed)
            toasts.success(words.closed)
          }}
          onClose={() => setClosing(false)}
        />
      )}
    </>
  )
}

function JobFacts({ job }: { job: Job }) {
  const say = useSay()
  const wage = wageWords(job)
  const day = (value: string | null) => (value ? dateWords(value, 'day', say.locale) : say(words.noneSaid))
  const list = (text: string) => text || say(words.noneSaid)
  return (
    <Facts
      facts={[
        { name: words.place, value: `${job.city}, ${job.state}` },
        { name: words.when, value: whenWords(job, say) },
        { name: words.starts, value: day(job.start_date) },
        ...(job.end_date ? [{ name: words.ends, value: day(job.end_date) }] : []),
        { name: words.help, value: list(labels(assistance, job.assistance, say)) },
        { name: words.conditions, value: list(labels(conditions, job.conditions, say)) },
        { name: words.languages, value: list(labels(languages, job.preferred_languages, say)) },
        ...(wage ? [{ name: words.pay, value: say(wage) }] : []),
        { name: words.description, value: <span className="own-job-words">{list(job.description)}</span> },
      ]}
    />
  )
}

function whenWords(job: Job, say: Say): string {
  const hours = job.hours_week ? say.count(dashboardTexts.hoursAWeek, job.hours_week) : ''
  const days =
    job.schedule_type === 2
      ? job.schedule.map(({ day_of_week, start_time, end_time }) =>
          say(words.day, {
            day: weekdayName(say.locale, day_of_week),
            from: say(timeOfDayWords(start_time, say.locale)),
            to: say(timeOfDayWords(end_time, say.locale)),
          }),
        )
      : job.num_days
        ? [say.count(words.daysAWeek, job.num_days)]
        : []
  return [hours, ...days].filter(Boolean).join(' · ') || say(words.noneSaid)
}

function labels<E extends { id: string | number; label: Text }>(
  catalogue: Catalogue<E>,
  ids: readonly unknown[],
  say: Say,
): string {
  return ids
    .map((id) => catalogue.find(id)?.label)
    .filter((label) => label !== undefined)
    .map((label) => say(label))
    .join(', ')
}
