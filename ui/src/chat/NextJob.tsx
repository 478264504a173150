import { firstWordTexts as words } from '@homecare/sdk/texts'
import { listPinnedCaregivers } from '@homecare/sdk/visitors'
import { useCare } from '../frame/app'
import { useLoaded } from '../frame/useLoaded'
import { Link } from '../kit/Link'
import { useSay } from '../kit/say'
import { Banner } from '../kit/states/Banner'
import { useValue } from '../kit/useValue'

/** Over the conversation that a first message began: the job is the next step, with this caregiver invited. */
export function NextJob({ conversation }: { conversation: number }) {
  const say = useSay()
  const care = useCare()
  const loaded = useLoaded((signal) => care.call(listPinnedCaregivers, {}, { signal }))
  const pinned = useValue(loaded.data)?.find((one) => one.conversation_id === conversation)
  if (!pinned?.pinned || pinned.job_id !== null) return null
  return (
    <Banner
      title={say(words.nextTitle)}
      actions={
        <Link href="/family-signup" look="primary">
          {say(words.nextAction)}
        </Link>
      }
    >
      <p>{say(words.nextText, { name: pinned.first_name })}</p>
    </Banner>
  )
}
