import type { ConversationStore } from '@homecare/sdk/chat'
import { messagesTexts } from '@homecare/sdk/texts'
import { Avatar } from '../kit/figures/Avatar'
import { left } from '../kit/icons/basic'
import { Link } from '../kit/Link'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'
import { CaregiverBeside } from './CaregiverBeside'
import { FamilyBeside } from './FamilyBeside'
import { nameOf } from './useChat'

interface ProfileBesideProps {
  conversation: ConversationStore
  profileId: number
}

/** Who the other person is: beside the conversation on a desk, in its place on a phone. */
export default function ProfileBeside({ conversation, profileId }: ProfileBesideProps) {
  const say = useSay()
  const { other } = useValue(conversation.summary)
  return (
    <aside className="messages-profile" aria-label={say(messagesTexts.profileOf, { name: nameOf(other) })}>
      <div className="messages-return">
        <Link look="line" icon={left} href={`/messages/${conversation.id}`}>
          {say(messagesTexts.toConversation)}
        </Link>
      </div>
      <div className="messages-person">
        <Avatar name={nameOf(other)} src={other.photo} size="huge" />
        <h1 tabIndex={-1}>{nameOf(other)}</h1>
      </div>
      {other.caregiver_id === null ? <FamilyBeside id={profileId} /> : <CaregiverBeside id={profileId} />}
    </aside>
  )
}
