import type { Form, Sayable } from '@homecare/sdk/kit'
import type { ReactNode } from 'react'
import { Dialog } from '../kit/overlays/Dialog'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'
import { useBackCloses } from './useBackCloses'
import { useUnsaved } from './useUnsaved'

interface FormDialogProps<D extends object> {
  title: Sayable
  form: Pick<Form<D>, 'dirty'>
  /** There is something to lose; where the form's own word for it is not enough. */
  dirty?: boolean
  onClose: () => void
  children: ReactNode
}

/** A dialog around a form: neither closing it, nor Back, nor leaving the page loses what is typed without a question. */
export function FormDialog<D extends object>({ title, form, dirty, onClose, children }: FormDialogProps<D>) {
  const say = useSay()
  const isDirty = useValue(form.dirty)
  useUnsaved(form.dirty)
  return (
    <Dialog title={say(title)} dirty={dirty ?? isDirty} onClose={onClose} onStanding={useBackCloses()}>
      {children}
    </Dialog>
  )
}
