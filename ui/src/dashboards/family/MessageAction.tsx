import { dashboardTexts } from '@homecare/sdk/texts'
import { useState } from 'react'
import { laterDialog } from '../../frame/laterDialog'
import { MessageLink } from '../../hiring/MessageLink'
import { Button } from '../../kit/Button'
import { message } from '../../kit/icons/care'
import { useSay } from '../../kit/say'

const MessageDialog = laterDialog(() => import('../../profile/MessageDialog'))

interface MessageActionProps {
  conversationId: number | null
  /** The caregiver to be written to. */
  id: number
  name: string
}

/** The way to the conversation with a caregiver, or to its first message where there is none yet. */
export function MessageAction({ conversationId, id, name }: MessageActionProps) {
  const say = useSay()
  const [writes, setWrites] = useState(false)
  if (conversationId !== null) return <MessageLink conversationId={conversationId} name={name} />
  return (
    <>
      <Button
        icon={message}
        aria-label={say(dashboardTexts.messageTo, { name })}
        onClick={() => setWrites(true)}
      >
        {say(dashboardTexts.message)}
      </Button>
      {writes && <MessageDialog id={id} name={name} onClose={() => setWrites(false)} />}
    </>
  )
}
