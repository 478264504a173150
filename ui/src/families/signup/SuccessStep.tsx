import { placeLabel, searchHref, slug, states, conditions as known } from '@homecare/sdk'
import { signupTexts } from '@homecare/sdk/texts'
import { Link } from '../../kit/Link'
import { useSay } from '../../kit/say'
import { useValue } from '../../kit/useValue'
import type { StepProps } from './steps'

/** The job is posted: what was posted, and where to go on. */
export function SuccessStep({ flow }: StepProps) {
  const say = useSay()
  const job = useValue(flow.job)
  if (!job) return null
  const place = placeLabel({ city: job.city, state: job.state })
  const state = states.has(job.state) ? job.state : undefined
  const search = searchHref({
    place: state ? { state, city: slug(job.city) } : { typed: place },
    conditions: job.conditions.filter((id) => known.has(id)),
  })
  return (
    <>
      <p className="lead" role="status">
        {say(signupTexts.successLead, { title: job.title, place })}
      </p>
      <div className="row">
        <Link href={search} look="primary">
          {say(signupTexts.seeCaregivers, { place })}
        </Link>
        <Link href="/family/dashboard" look="quiet">
          {say(signupTexts.toDashboard)}
        </Link>
      </div>
    </>
  )
}
