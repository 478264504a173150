import type { ConversationStore } from '@homecare/sdk/chat'
import { describeFailure, message } from '@homecare/sdk/kit'
import { messagesTexts } from '@homecare/sdk/texts'
import { useToasts } from '../frame/app'
import { useBackCloses } from '../frame/useBackCloses'
import { ConfirmDialog } from '../kit/overlays/ConfirmDialog'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'
import { nameOf } from './useChat'

interface BlockDialogProps {
  conversation: ConversationStore
  onClose: () => void
}

/** Asks before blocking, and says what it means. */
export function BlockDialog({ conversation, onClose }: BlockDialogProps) {
  const say = useSay()
  const change = useBlock(conversation)
  const busy = useValue(conversation.block.busy)
  const name = nameOf(useValue(conversation.summary).other)
  return (
    <ConfirmDialog
      title={say(messagesTexts.blockTitle, { name })}
      confirm={say(messagesTexts.block, { name })}
      danger
      busy={busy}
      onConfirm={async () => {
        await change(true)
        onClose()
      }}
      onClose={onClose}
      onStanding={useBackCloses()}
    >
      <p>{say(messagesTexts.blockHint, { name })}</p>
    </ConfirmDialog>
  )
}

/** Unblocking has no consequence to warn of: one press. */
export function useUnblock(conversation: ConversationStore): () => void {
  const change = useBlock(conversation)
  return () => void change(false)
}

function useBlock(conversation: ConversationStore): (blocked: boolean) => Promise<void> {
  const toasts = useToasts()
  const name = nameOf(useValue(conversation.summary).other)
  return async (blocked) => {
    const done = await conversation.block.run(blocked)
    if (done) toasts.success(message(blocked ? messagesTexts.blocked : messagesTexts.unblocked, { name }))
    else {
      const error = conversation.block.error.peek()
      toasts.error(
        error ? describeFailure(error, messagesTexts.blockFailed) : messagesTexts.blockFailed,
        error ?? undefined,
      )
    }
  }
}
