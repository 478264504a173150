import { message } from '@homecare/sdk/kit'
import { outboxTexts as words, recordEditorTexts } from '@homecare/sdk/texts'
import { useBackCloses } from '../frame/useBackCloses'
import { ConfirmDialog } from '../kit/overlays/ConfirmDialog'
import { useSay } from '../kit/say'

interface DiscardQuestionProps {
  /** The instant of the press, in words. */
  time: string
  onDiscard: () => void
  onClose: () => void
}

/** Before the time of a refused press is given up: it may be all that tells when somebody worked. */
export default function DiscardQuestion({ time, onDiscard, onClose }: DiscardQuestionProps) {
  const say = useSay()
  return (
    <ConfirmDialog
      title={message(words.discardTitle, { time })}
      confirm={words.discard}
      cancel={recordEditorTexts.keep}
      danger
      onConfirm={onDiscard}
      onClose={onClose}
      onStanding={useBackCloses()}
    >
      <p>{say(words.discardText)}</p>
    </ConfirmDialog>
  )
}
