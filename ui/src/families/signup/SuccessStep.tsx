import { conditions as known } from '@homecare/sdk/caregivers'
import { slug } from '@homecare/sdk/kit'
import { continueMinutes } from '@homecare/sdk/partners'
import { placeLabel, states } from '@homecare/sdk/places'
import { waitingMessage } from '@homecare/sdk/profile'
import { searchHref } from '@homecare/sdk/search'
import { embedTexts, signupTexts, writeTexts } from '@homecare/sdk/texts'
import { useConfig } from '../../frame/app'
import { browserStorage } from '../../frame/storage/browserStorage'
import { Link } from '../../kit/Link'
import { useSay } from '../../kit/say'
import { useValue } from '../../kit/useValue'
import { InvitedCaregivers } from '../../visitors/InvitedCaregivers'
import type { StepProps } from './steps'
import { given } from '../../kit/href'

/** The job is posted: what was posted, and where to go on. */
export default function SuccessStep({ flow }: StepProps) {
  const say = useSay()
  const job = useValue(flow.job)
  const postedBefore = useValue(flow.postedBefore)
  if (!job) return null
  const waiting = waitingMessage(browserStorage('sessionStorage')).read()
  const place = placeLabel({ city: job.city, state: job.state })
  const state = states.has(job.state) ? job.state : undefined
  const search = searchHref({
    place: state ? { state, city: slug(job.city) } : { typed: place },
    conditions: job.conditions.filter((id) => known.has(id)),
  })
  return (
    <>
      <p className="lead" role="status">
        {say(postedBefore ? signupTexts.successBefore : signupTexts.successLead, { title: job.title, place })}
      </p>
      {!flow.framed && <InvitedCaregivers job={job.id} />}
      {flow.framed ? (
        <Onwards flow={flow} />
      ) : (
        <div className="row">
          {waiting && (
            <Link href={waiting.here} look="primary">
              {say(writeTexts.goOn, { name: waiting.name })}
            </Link>
          )}
          <Link href={search} look={waiting ? 'quiet' : 'primary'}>
            {say(signupTexts.seeCaregivers, { place })}
          </Link>
          <Link href="/family/dashboard" look="quiet">
            {say(signupTexts.toDashboard)}
          </Link>
        </div>
      )}
    </>
  )
}

/** Out of a partner's frame, signed in on our own site. */
function Onwards({ flow }: StepProps) {
  const say = useSay()
  const { name } = useConfig().brand
  const address = useValue(flow.continueUrl)
  if (!address) return null
  return (
    <>
      <div className="row">
        <Link href={given(address)} look="primary" target="_top" rel="noreferrer" data-document>
          {say(embedTexts.continueOn, { name })}
        </Link>
      </div>
      <p>{say(embedTexts.continueOnce, { minutes: continueMinutes })}</p>
    </>
  )
}
