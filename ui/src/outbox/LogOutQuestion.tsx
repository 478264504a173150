import { outboxTexts as words } from '@homecare/sdk/texts'
import { useBackCloses } from '../frame/useBackCloses'
import { ConfirmDialog } from '../kit/overlays/ConfirmDialog'
import { useSay } from '../kit/say'

interface LogOutQuestionProps {
  /** How many things wait. */
  count: number
  onConfirm: () => unknown
  onClose: () => void
}

/** Before a logout that would lose what was not sent yet. */
export default function LogOutQuestion({ count, onConfirm, onClose }: LogOutQuestionProps) {
  const say = useSay()
  return (
    <ConfirmDialog
      title={words.leaveTitle}
      confirm={words.leaveAnyway}
      cancel={words.leaveStay}
      danger
      onConfirm={onConfirm}
      onClose={onClose}
      onStanding={useBackCloses()}
    >
      <p>{say.count(words.leaveText, count)}</p>
    </ConfirmDialog>
  )
}
