import { dashboardTexts } from '@homecare/sdk/texts'
import { message } from '../kit/icons/care'
import { Link } from '../kit/Link'
import { useSay } from '../kit/say'

/** The way to a conversation that there is already. */
export function MessageLink({ conversationId, name }: { conversationId: number; name: string }) {
  const say = useSay()
  return (
    <Link
      look="quiet"
      icon={message}
      href={`/messages/${conversationId}`}
      aria-label={say(dashboardTexts.messageTo, { name })}
    >
      {say(dashboardTexts.message)}
    </Link>
  )
}
