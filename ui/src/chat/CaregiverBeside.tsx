import { getCaregiver, languages } from '@homecare/sdk/caregivers'
import { slug } from '@homecare/sdk/kit'
import { messagesTexts } from '@homecare/sdk/texts'
import { useCare } from '../frame/app'
import { EmptyState } from '../kit/states/EmptyState'
import { ErrorState } from '../kit/states/ErrorState'
import { Link } from '../kit/Link'
import { Money } from '../kit/Money'
import { Rating } from '../kit/figures/Rating'
import { useSay } from '../kit/say'
import { Skeleton } from '../kit/states/Skeleton'
import { useValue } from '../kit/useValue'
import { useMayView } from '../frame/useMayView'
import { useLoaded } from '../frame/useLoaded'

/** A caregiver in short, for the family that writes to them. */
export function CaregiverBeside({ id }: { id: number }) {
  const say = useSay()
  const care = useCare()
  const mayView = useMayView()
  const profile = useLoaded((signal) => care.call(getCaregiver, { id }, { signal }))
  const caregiver = useValue(profile.data)
  const error = useValue(profile.error)
  const loading = useValue(profile.loading)
  if (error?.kind === 'notFound') return <EmptyState title={say(messagesTexts.profileGone)} />
  if (!caregiver && error) {
    return <ErrorState error={error} retry={profile.reload} busy={loading} />
  }
  if (!caregiver) return <Skeleton shape="person" />
  const spoken = languages.entries.filter((language) => caregiver.spoken_languages.includes(language.id))
  return (
    <div className="stack">
      <Rating value={caregiver.avg_rating} count={caregiver.reviews_count} />
      <p>
        <Money cents={caregiver.desired_wage} perHour />
      </p>
      <p>
        {caregiver.city}, {caregiver.state}
      </p>
      <p className="soft">{spoken.map((language) => say(language.label)).join(', ')}</p>
      <p className="messages-story">{caregiver.about}</p>
      {mayView(`/hire/${caregiver.id}`) && (
        <Link look="tonal" wide href={`/hire/${caregiver.id}`}>
          {say(messagesTexts.propose)}
        </Link>
      )}
      <Link look="quiet" wide href={`/caregivers/profile/${slug(caregiver.first_name)}/${caregiver.id}`}>
        {say(messagesTexts.wholeProfile)}
      </Link>
    </div>
  )
}
