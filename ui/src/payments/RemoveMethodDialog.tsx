import type { Action, Text } from '@homecare/sdk/kit'
import { methodScreenTexts as words } from '@homecare/sdk/texts'
import { ConfirmDialog } from '../kit/overlays/ConfirmDialog'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'

interface RemoveMethodDialogProps {
  title: Text
  text: Text
  action: Action<[id: number], unknown>
  id: number
  onClose: () => void
}

/** Takes a card or an account away, once it is said what comes of that. */
export default function RemoveMethodDialog({ title, text, action, id, onClose }: RemoveMethodDialogProps) {
  const say = useSay()
  const busy = useValue(action.busy)
  const remove = async () => {
    await action.run(id)
    onClose()
  }
  return (
    <ConfirmDialog
      title={title}
      confirm={words.remove}
      cancel={words.keep}
      danger
      busy={busy}
      onConfirm={remove}
      onClose={onClose}
    >
      <p>{say(text)}</p>
    </ConfirmDialog>
  )
}
