import { chatTexts, messagesTexts } from '@homecare/sdk/texts'
import { useSession } from '../frame/app'
import { NoMessages } from '../kit/art/NoMessages'
import { EmptyState } from '../kit/states/EmptyState'
import { Link } from '../kit/Link'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'

/** Nobody has written yet: what would change that, for a family, a facility and a caregiver. */
export function NoConversations() {
  const say = useSay()
  const { user_type } = useValue(useSession().identity)
  const isFamily = user_type === 'family'
  return (
    <EmptyState
      art={<NoMessages />}
      title={say(chatTexts.none)}
      actions={
        isFamily ? (
          <Link href="/caregivers-search" look="primary">
            {say(messagesTexts.findCaregivers)}
          </Link>
        ) : (
          user_type === 'facility' && (
            <Link href="/facilities/people" look="primary">
              {say(messagesTexts.people)}
            </Link>
          )
        )
      }
    >
      {say(empties[user_type as keyof typeof empties] ?? messagesTexts.emptyCaregiver)}
    </EmptyState>
  )
}

const empties = {
  family: messagesTexts.emptyFamily,
  facility: messagesTexts.emptyFacility,
  agency_caregiver: messagesTexts.emptyAgency,
}
