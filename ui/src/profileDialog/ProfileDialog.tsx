import { modals, type ProfileModal } from '@homecare/sdk/addresses'
import type { Sayable } from '@homecare/sdk/kit'
import { signal, type ReadonlySignal } from '@preact/signals-core'
import type { ReactNode } from 'react'
import { useBackCloses } from '../frame/useBackCloses'
import { useSlideAway } from '../frame/useSlideAway'
import { useUnsaved } from '../frame/useUnsaved'
import { Dialog, type DialogProps } from '../kit/overlays/Dialog'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'
import './ProfileDialog.css'

/** A modal of the profile has its title from the table of modals. */
type Named = { readonly modal: ProfileModal } | { readonly title: Sayable }

type ProfileDialogProps = Named & {
  shape?: DialogProps['shape']
  close: () => void
  /** Something is typed that is not saved: closing it, Back, and leaving the page ask first. */
  dirty?: ReadonlySignal<boolean> | undefined
  /** `leave` slides the dialog down without asking, as after a save. */
  children: (leave: () => void) => ReactNode
}

/** The frame of every modal over the profile: slides down in 400 ms, and loses nothing that was typed. */
export function ProfileDialog({ close, dirty = never, shape, children, ...named }: ProfileDialogProps) {
  const say = useSay()
  const { leaving, leave } = useSlideAway(close)
  const isDirty = useValue(dirty) && !leaving
  const backCloses = useBackCloses()
  useUnsaved(dirty)
  return (
    <Dialog
      title={say('title' in named ? named.title : modals.get(named.modal).label)}
      shape={shape}
      dirty={isDirty}
      leaving={leaving}
      onStanding={isDirty ? backCloses : undefined}
      onClose={leave}
    >
      <div className="profile-dialog">{children(leave)}</div>
    </Dialog>
  )
}

const never: ReadonlySignal<boolean> = signal(false)
