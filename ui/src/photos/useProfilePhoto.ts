import { uploadWithProgress } from '@homecare/sdk/client'
import { createProfilePhotoStore, type ProfilePhotoStore } from '@homecare/sdk/photos'
import { useEffect, useState } from 'react'
import { useApp } from '../frame/app'
import { held } from '../frame/scope'
import { openProfile } from '../profileDialog/openProfile'

/** The own photo while its screen stands. When it is left, an upload under way stops, and edits are told. */
export function useProfilePhoto(): ProfilePhotoStore {
  const app = useApp()
  const { care, session, report } = app
  const [store] = useState(() =>
    createProfilePhotoStore(care, {
      upload: uploadWithProgress,
      report,
      changed: ({ photo, raw_photo, state }) => {
        held(app, openProfile)
          .peek()
          ?.profile.set((profile) => profile && { ...profile, photo, raw_photo, photo_state: state })
        void session.start()
      },
    }),
  )
  useEffect(() => {
    void store.load.run()
    return () => {
      store.stop()
      void store.leave()
    }
  }, [store])
  return store
}
