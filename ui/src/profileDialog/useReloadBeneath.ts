import { useEffect } from 'react'
import { useApp } from '../frame/app'
import { held } from '../frame/scope'
import { openProfile } from './openProfile'

/** Loads the page beneath anew as the dialog goes, where no own profile is open that would follow what was changed. */
export function useReloadBeneath(): void {
  const app = useApp()
  useEffect(
    () => () => {
      if (!held(app, openProfile).peek()) void app.navigation.reload()
    },
    [app],
  )
}
