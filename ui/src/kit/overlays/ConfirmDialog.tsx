import type { Sayable } from '@homecare/sdk/kit'
import { uiTexts } from '@homecare/sdk/texts'
import type { ReactNode } from 'react'
import { Button } from '../Button'
import { Dialog, type DialogProps } from './Dialog'
import { useSay } from '../say'

interface ConfirmDialogProps extends Pick<DialogProps, 'onStanding'> {
  /** The question: 'Delete this license?' */
  title: Sayable
  /** Every consequence, before the action. */
  children: ReactNode
  /** What the button does: 'Delete license'. */
  confirm: Sayable
  /** Cannot be undone. */
  danger?: boolean
  onConfirm: () => unknown
  onClose: () => void
  cancel?: Sayable
  busy?: boolean
}

/** One question, its consequences, and two plain answers. 'Cancel' cancels. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const say = useSay()
  return (
    <Dialog
      role="alertdialog"
      title={say(props.title)}
      onClose={props.onClose}
      onStanding={props.onStanding}
      actions={
        <>
          <Button look={props.danger ? 'danger' : 'primary'} busy={props.busy} onClick={props.onConfirm}>
            {say(props.confirm)}
          </Button>
          <Button look="plain" onClick={props.onClose}>
            {say(props.cancel ?? uiTexts.cancel)}
          </Button>
        </>
      }
    >
      {props.children}
    </Dialog>
  )
}
