import { action, sayFailure } from '@homecare/sdk/kit'
import { updateCaregiver } from '@homecare/sdk/ownProfile'
import { takingToo, type OpenShift } from '@homecare/sdk/shifts'
import { openShiftTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../frame/app'
import { useValue } from '../kit/useValue'
import { useKeepsProfile } from '../profileDialog/useKeepsProfile'

/** Takes shifts such as this one into the preferences; null where nothing of it is outside them, or an agency keeps them. */
export function useTakeToo(
  { outside }: Pick<OpenShift, 'outside'>,
  onTaken: () => unknown,
): { readonly busy: boolean; readonly take: () => void } | null {
  const { care, toasts } = useApp()
  const keepsProfile = useKeepsProfile()
  const [take] = useState(() =>
    action(() => care.call(updateCaregiver, { body: { caregiver: takingToo(outside) } }), {
      done() {
        toasts.success(words.takenToo)
        onTaken()
      },
      failed: sayFailure(toasts),
    }),
  )
  const busy = useValue(take.busy)
  return keepsProfile && outside.length > 0 ? { busy, take: () => void take.run() } : null
}
