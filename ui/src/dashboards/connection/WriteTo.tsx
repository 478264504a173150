import { familyConnectionTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { laterDialog } from '../../frame/laterDialog'
import { useMayView } from '../../frame/useMayView'
import { MessageLink } from '../../hiring/MessageLink'
import { Button } from '../../kit/Button'
import { message as messageIcon } from '../../kit/icons/care'
import { Link } from '../../kit/Link'
import { useSay } from '../../kit/say'
import type { OpenConnection } from './openConnection'

const MessageDialog = laterDialog(() => import('../../profile/MessageDialog'))

interface WriteToProps {
  open: OpenConnection
  fullName: string
}

/** The way to the conversation of the two; a family may begin it. */
export function WriteTo({ open: { connection, side }, fullName }: WriteToProps) {
  const say = useSay()
  const mayView = useMayView()
  const [writing, setWriting] = useState(false)
  const { conversation_id, provider } = connection
  if (!mayView('/messages')) return null
  if (side === 'caregiver')
    return conversation_id !== null && <MessageLink conversationId={conversation_id} name={fullName} />
  const write = say(words.write, { name: provider.first_name })
  return (
    <>
      {conversation_id === null ? (
        <Button look="primary" icon={messageIcon} onClick={() => setWriting(true)}>
          {write}
        </Button>
      ) : (
        <Link href={`/messages/${conversation_id}`} look="primary" icon={messageIcon}>
          {write}
        </Link>
      )}
      {writing && <MessageDialog id={provider.id} name={fullName} onClose={() => setWriting(false)} />}
    </>
  )
}
