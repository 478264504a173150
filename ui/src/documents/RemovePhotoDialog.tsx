import type { Sayable } from '@homecare/sdk/kit'
import { recordEditorTexts, uiTexts } from '@homecare/sdk/texts'
import { useState } from 'react'
import { ConfirmDialog } from '../kit/overlays/ConfirmDialog'
import { useSay } from '../kit/say'

interface RemovePhotoDialogProps {
  /** The question: 'Remove photo 2?' */
  title: Sayable
  onRemove: () => Promise<unknown>
  onClose: () => void
}

/** Asks before a photo that is stored already goes for good. */
export function RemovePhotoDialog({ title, onRemove, onClose }: RemovePhotoDialogProps) {
  const say = useSay()
  const [busy, setBusy] = useState(false)
  const remove = async () => {
    setBusy(true)
    await onRemove()
    onClose()
  }
  return (
    <ConfirmDialog
      title={title}
      confirm={uiTexts.remove}
      cancel={recordEditorTexts.keep}
      danger
      busy={busy}
      onConfirm={remove}
      onClose={onClose}
    >
      <p>{say(recordEditorTexts.removeIsFinal)}</p>
    </ConfirmDialog>
  )
}
