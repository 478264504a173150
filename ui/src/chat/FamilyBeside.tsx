import { dateWords } from '@homecare/sdk/kit'
import { getFamilySummary } from '@homecare/sdk/families'
import { jobTexts, messagesTexts } from '@homecare/sdk/texts'
import { useCare } from '../frame/app'
import { EmptyState } from '../kit/states/EmptyState'
import { ErrorState } from '../kit/states/ErrorState'
import { useSay } from '../kit/say'
import { Skeleton } from '../kit/states/Skeleton'
import { useValue } from '../kit/useValue'
import { useLoaded } from '../frame/useLoaded'

/** A family in short, for the caregiver it writes to: who, where, and what it is looking for. */
export function FamilyBeside({ id }: { id: number }) {
  const say = useSay()
  const care = useCare()
  const summary = useLoaded((signal) => care.call(getFamilySummary, { id }, { signal }))
  const family = useValue(summary.data)
  const error = useValue(summary.error)
  const loading = useValue(summary.loading)
  if (error?.kind === 'notFound') return <EmptyState title={say(messagesTexts.profileGone)} />
  if (!family && error) return <ErrorState error={error} retry={summary.reload} busy={loading} />
  if (!family) return <Skeleton shape="person" />
  return (
    <div className="stack">
      <p>
        {family.city}, {family.state}
      </p>
      <p className="soft">
        {say(messagesTexts.memberSince, { when: dateWords(family.member_since, 'month', say.locale) })}
      </p>
      <h2>{say(messagesTexts.lookingFor)}</h2>
      {family.jobs.length === 0 && <p className="soft">{say(messagesTexts.noOpenJobs)}</p>}
      <ul className="stack" role="list">
        {family.jobs.map((job) => (
          <li key={job.id}>
            <b>{job.title ?? say(jobTexts.plainTitle)}</b>
            <br />
            <span className="soft">{say(messagesTexts.hoursAWeek, { hours: job.hours_week })}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
