import { uiTexts, shellModalTexts } from '@homecare/sdk/texts'
import { useSession } from '../../frame/app'
import type { ModalProps } from '../../frame/screen'
import { Button } from '../../kit/Button'
import { Dialog } from '../../kit/overlays/Dialog'
import { useSay } from '../../kit/say'
import { useValue } from '../../kit/useValue'

/** What a partner's user sees who asked for a view that is not in the partner's list. */
export default function AccessBlockedModal({ close }: ModalProps) {
  const say = useSay()
  const phone = useValue(useSession().supportPhone)
  return (
    <Dialog
      title={say(shellModalTexts.accessBlockedTitle)}
      onClose={close}
      actions={
        <Button look="primary" onClick={close}>
          {say(uiTexts.close)}
        </Button>
      }
    >
      <p>{say(shellModalTexts.accessBlockedText, { phone })}</p>
    </Dialog>
  )
}
