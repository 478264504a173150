import { createPhoneStore, type PhoneStore } from '@homecare/sdk/phones'
import { useEffect, useState } from 'react'
import { useApp } from '../frame/app'
import { held } from '../frame/scope'
import { openProfile } from '../profileDialog/openProfile'

/** The verification of the own number, while its screen stands. */
export function usePhone(): PhoneStore {
  const app = useApp()
  const { care, toasts } = app
  const [store] = useState(() =>
    createPhoneStore(care, toasts, {
      now: () => Date.now(),
      verified: (phone) =>
        held(app, openProfile)
          .peek()
          ?.profile.set(
            (profile) => profile && { ...profile, phone_verified: true, user: { ...profile.user, phone } },
          ),
    }),
  )
  useEffect(() => void store.load(), [store])
  return store
}
