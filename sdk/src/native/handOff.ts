import { isRecord } from '../kit/shape.js'

/**
 * What a page asks of the app that shows it: to take a photo, of the profile or for a task of a timesheet; to share an
 * address; to let the device be felt; to ask for leave to send notices; to go back to the view before the page. With an `id`
 * the app says what came of it (`askNativeAndWait`).
 */
export type NativeRequest = { readonly id?: number } & (
  | { readonly type: 'photoUpload'; readonly taskId?: number }
  | { readonly type: 'share'; readonly title: string; readonly url: string }
  | { readonly type: 'haptic'; readonly kind: 'success' | 'error' }
  | { readonly type: 'push' }
  | { readonly type: 'back' }
)

/**
 * Hands a request to the app around the page, by whichever bridge its web view has: React Native's, WebKit's, or an
 * object of Android's. `host` is the window. Answers whether anybody took it; never throws.
 */
export function askNative(host: unknown, request: NativeRequest): boolean {
  const text = JSON.stringify(request)
  const webkit = within(within(host, 'webkit'), 'messageHandlers')
  return (
    post(within(host, 'ReactNativeWebView'), text) ||
    post(within(webkit, bridgeName), request) ||
    post(within(host, bridgeName), text)
  )
}

/** The name under which an app of the product registers its bridge. */
const bridgeName = 'homecare'

function post(bridge: unknown, message: unknown): boolean {
  const send = within(bridge, 'postMessage')
  if (typeof send !== 'function') return false
  try {
    send.call(bridge, message)
    return true
  } catch {
    return false
  }
}

function within(value: unknown, name: string): unknown {
  // A window is a record too, and so is what a web view puts there.
  return isRecord(value) ? value[name] : undefined
}
