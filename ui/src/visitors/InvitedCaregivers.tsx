import { firstWordTexts as words } from '@homecare/sdk/texts'
import { listPinnedCaregivers } from '@homecare/sdk/visitors'
import { useCare } from '../frame/app'
import { useLoaded } from '../frame/useLoaded'
import { Link } from '../kit/Link'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'

/** Those who were invited to a job as it was posted, with the way to what was written to them. */
export function InvitedCaregivers({ job }: { job: number }) {
  const say = useSay()
  const care = useCare()
  const loaded = useLoaded((signal) => care.call(listPinnedCaregivers, {}, { signal }))
  const invited = useValue(loaded.data)?.filter((one) => one.job_id === job) ?? []
  if (invited.length === 0) return null
  return (
    <ul role="list">
      {invited.map((one) => (
        <li key={one.id} className="row">
          {say(words.invited, { name: one.first_name })}
          {one.conversation_id !== null && (
            <Link href={`/messages/${one.conversation_id}`} look="line">
              {say(words.openConversation)}
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}
