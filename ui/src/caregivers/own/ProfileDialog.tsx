import { profileModals, type ProfileModal, type Sayable } from '@homecare/sdk'
import { signal, type ReadonlySignal } from '@preact/signals-core'
import type { ReactNode } from 'react'
import { useBackCloses } from '../../frame/useBackCloses'
import { useSlideAway } from '../../frame/useSlideAway'
import { useUnsaved } from '../../frame/useUnsaved'
import { Dialog, type DialogProps } from '../../kit/Dialog'
import { useSay } from '../../kit/say'
import { useValue } from '../../kit/useValue'

interface ProfileDialogProps extends Pick<DialogProps, 'shape'> {
  /** Which modal of the profile it is: it has its title from there, unless `title` says otherwise. */
  modal: ProfileModal
  title?: Sayable
  close: () => void
  /** Something is typed that is not saved: closing it, Back, and leaving the page ask first. */
  dirty?: ReadonlySignal<boolean> | undefined
  /** `leave` slides the dialog down without asking, as after a save. */
  children: (leave: () => void) => ReactNode
}

/** The frame of every modal over the profile: slides down in 400 ms, and loses nothing that was typed (D2 §2). */
export function ProfileDialog({ modal, title, close, dirty = never, shape, children }: ProfileDialogProps) {
  const say = useSay()
  const { leaving, leave } = useSlideAway(close)
  const isDirty = useValue(dirty) && !leaving
  const backCloses = useBackCloses()
  useUnsaved(dirty)
  return (
    <Dialog
      title={say(title ?? profileModals.get(modal).label)}
      shape={shape}
      dirty={isDirty}
      leaving={leaving}
      onStanding={isDirty ? backCloses : undefined}
      onClose={leave}
    >
      {children(leave)}
    </Dialog>
  )
}

const never: ReadonlySignal<boolean> = signal(false)
