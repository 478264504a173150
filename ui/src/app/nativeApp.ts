import { listenToNativeApp } from '@homecare/sdk'
import type { App } from '../frame/app'
import type { Report } from './report'

/** Does what the native app around the page asks for (D1 §2). It posts by a script in the page: from our own origin. */
export function followNativeApp(window: Window, { config, navigation }: App, report: Report): void {
  const { location, history } = window
  if (!config.native) return
  listenToNativeApp({
    target: window,
    origins: [location.origin],
    deeds: {
      push: (path) => void navigation.go(path).catch(report),
      back: () => history.back(),
      reload: () => location.reload(),
      accessBlocked: () => void navigation.openModal('accessBlocked').catch(report),
    },
    report,
  })
}
