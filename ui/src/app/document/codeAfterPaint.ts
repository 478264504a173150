/**
 * Asks for the page's modules once its first picture is on the screen: the words, their faces and the photographs have
 * the line to themselves until then. A frame that was only begun is not on the screen yet, so the browser is asked when
 * it has painted. This stands at the document's end as text, so it uses nothing from outside of itself.
 */
export function codeAfterPaint(scripts: readonly string[], preloads: readonly string[]): void {
  let asked = false
  const ask = () => {
    if (asked) return
    asked = true
    for (const href of preloads)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    for (const src of scripts)
      document.head.append(Object.assign(document.createElement('script'), { type: 'module', src }))
  }
  // Out of sight nothing is painted, and some browsers never say that they have.
  const askWhenHidden = () => document.visibilityState === 'hidden' && ask()
  const longestWaitMs = 3000
  askWhenHidden()
  document.addEventListener('visibilitychange', askWhenHidden)
  setTimeout(ask, longestWaitMs)
  if (PerformanceObserver.supportedEntryTypes?.includes('paint'))
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) ask()
    }).observe({ type: 'paint', buffered: true })
  else requestAnimationFrame(() => setTimeout(ask))
}
