import { useEffect } from 'react'

/**
 * Tells the page around the frame how tall the content is, in CSS pixels, as `{ type: 'height', height }`, whenever
 * that changes: then the frame needs no scroll bar of its own. Only a page of a listed origin is told.
 */
export function useFrameHeight(origins: readonly string[] = []): void {
  useEffect(() => {
    const around = originAround()
    if (around === null || !origins.includes(around)) return
    const watch = new ResizeObserver(() => {
      // Words for screen readers alone hang a pixel below the rest.
      const height = Math.ceil(document.body.getBoundingClientRect().height) + 1
      window.parent.postMessage({ type: 'height', height }, around)
    })
    watch.observe(document.body)
    return () => watch.disconnect()
  }, [origins])
}

/** The origin of the page that frames this one; null outside a frame, or where the browser does not tell. */
function originAround(): string | null {
  if (window.parent === window) return null
  const [nearest] = window.location.ancestorOrigins ?? []
  if (nearest) return nearest
  return URL.canParse(document.referrer) ? new URL(document.referrer).origin : null
}
