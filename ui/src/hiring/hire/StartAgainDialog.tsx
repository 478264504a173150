import { hireNoticeTexts as words } from '@homecare/sdk/texts'
import { ConfirmDialog } from '../../kit/overlays/ConfirmDialog'
import { useSay } from '../../kit/say'

interface StartAgainDialogProps {
  onConfirm: () => Promise<void>
  onClose: () => void
}

/** Asks before what was put aside is thrown away. */
export default function StartAgainDialog(props: StartAgainDialogProps) {
  const say = useSay()
  return (
    <ConfirmDialog title={words.startAgainTitle} confirm={words.startAgain} danger {...props}>
      <p>{say(words.startAgainTold)}</p>
    </ConfirmDialog>
  )
}
