import { useEffect, useState } from 'react'
import { useApp } from '../frame/app'
import { askApp } from './askApp'

/**
 * Hands an address to another app, where the device or the native app around the page can do that. `share` resolves to
 * false where it could not be offered; whoever thinks better of it has been offered it.
 */
export function useShare(): {
  readonly canShare: boolean
  readonly share: (what: { readonly url: string; readonly text: string }) => Promise<boolean>
} {
  const { config } = useApp()
  const [canShare, setCanShare] = useState(false)
  useEffect(() => setCanShare(config.native === true || 'share' in navigator), [config.native])
  const share = async ({ url, text }: { readonly url: string; readonly text: string }) => {
    if (config.native && (await askApp({ type: 'share', title: text, url }))) return true
    if (!('share' in navigator)) return false
    try {
      await navigator.share({ url, text })
    } catch {
      // They thought better of it.
    }
    return true
  }
  return { canShare, share }
}
