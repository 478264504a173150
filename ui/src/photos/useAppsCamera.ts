import type { ProfilePhotoStore } from '@homecare/sdk/photos'
import { useMemo } from 'react'
import { useApp } from '../frame/app'

const handOffPath = '/app-photo-upload'

/** In one of the product's own apps a new photo goes the app's way: the page of the hand-off asks the app for it. */
export function useAppsCamera(store: ProfilePhotoStore): ProfilePhotoStore {
  const { config, navigation } = useApp()
  return useMemo(
    () =>
      config.native
        ? { ...store, go: (to) => (to === 'upload' ? void navigation.go(handOffPath) : store.go(to)) }
        : store,
    [config.native, navigation, store],
  )
}
