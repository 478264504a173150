import { action, sayFailure, type Text } from '@homecare/sdk/kit'
import { updateCaregiver, type CaregiverChange } from '@homecare/sdk/ownProfile'
import { useState } from 'react'
import { useApp } from '../frame/app'
import { useValue } from '../kit/useValue'
import { useKeepsProfile } from './useKeepsProfile'

/**
 * Takes work such as this into the preferences, by what changes in the profile; null where that is nothing, or an agency
 * keeps the profile.
 */
export function useTakeToo(
  change: CaregiverChange | null,
  taken: Text,
  onTaken: () => unknown,
): { readonly busy: boolean; readonly take: () => void } | null {
  const { care, toasts } = useApp()
  const keepsProfile = useKeepsProfile()
  const [take] = useState(() =>
    action((caregiver: CaregiverChange) => care.call(updateCaregiver, { body: { caregiver } }), {
      done() {
        toasts.success(taken)
        onTaken()
      },
      failed: sayFailure(toasts),
    }),
  )
  const busy = useValue(take.busy)
  return keepsProfile && change ? { busy, take: () => void take.run(change) } : null
}
