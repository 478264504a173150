import { chatTexts, messagesTexts } from '@homecare/sdk/texts'
import { useSession } from '../frame/app'
import { NoMessages } from '../kit/art/NoMessages'
import { EmptyState } from '../kit/states/EmptyState'
import { Link } from '../kit/Link'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'

/** Nobody has written yet: what would change that, for a family and for a caregiver. */
export function NoConversations() {
  const say = useSay()
  const isFamily = useValue(useSession().identity).user_type === 'family'
  return (
    <EmptyState
      art={<NoMessages />}
      title={say(chatTexts.none)}
      actions={
        isFamily && (
          <Link href="/caregivers-search" look="primary">
            {say(messagesTexts.findCaregivers)}
          </Link>
        )
      }
    >
      {say(isFamily ? messagesTexts.emptyFamily : messagesTexts.emptyCaregiver)}
    </EmptyState>
  )
}
