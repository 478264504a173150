import { askNative, createReloads, listenToNativeApp } from '@homecare/sdk/native'
import type { App } from '../../frame/app'
import { browserStorage } from '../../frame/storage/browserStorage'
import type { Report } from './report'

/**
 * Does what the native app around the page asks for, and has the device felt with each toast. It posts by a script in the page: from our own origin.
 */
export function followNativeApp(
  window: Window,
  { config, navigation, unsaved, toasts }: App,
  report: Report,
): void {
  const { location, history } = window
  if (!config.native) return
  const mayReload = createReloads(browserStorage('sessionStorage'), Date.now)
  /** A web view asks nobody before it loads the page again: we do, where something is typed. */
  const reload = async () => {
    if (!mayReload() || !(await navigation.mayLeave())) return
    unsaved.forget()
    location.reload()
  }
  let felt = 0
  toasts.list.subscribe((list) => {
    const latest = list.at(-1)
    if (!latest || latest.id <= felt) return
    felt = latest.id
    askNative(window, { type: 'haptic', kind: latest.kind })
  })
  listenToNativeApp({
    target: window,
    origins: [location.origin],
    deeds: {
      push: (path) => void navigation.go(path).catch(report),
      back: () => history.back(),
      reload: () => void reload().catch(report),
      accessBlocked: () => void navigation.openModal('accessBlocked').catch(report),
    },
    report,
  })
}
