import { askNativeAndWait, type NativeRequest } from '@homecare/sdk/native'
import { later } from '../kit/later'

/**
 * Asks the app around the page to do what its device does better than a page; false where there is no app, or it has not done
 * it within two seconds: then the page does it in its own way.
 */
export function askApp(request: NativeRequest): Promise<boolean> {
  return askNativeAndWait(request, {
    host: window,
    origins: [window.location.origin],
    id: Math.round(performance.now() * 1000),
    after: later,
  })
}
