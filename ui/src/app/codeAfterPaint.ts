/**
 * Asks for the page's modules once its first picture is painted: the words, their faces and the photographs have the
 * line to themselves until then. It stands at the document's end as text, so it uses nothing from outside of itself.
 */
export function codeAfterPaint(scripts: readonly string[], preloads: readonly string[]): void {
  const ask = () => {
    for (const href of preloads)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    for (const src of scripts)
      document.head.append(Object.assign(document.createElement('script'), { type: 'module', src }))
  }
  // Out of sight nothing is painted.
  if (document.visibilityState === 'hidden') ask()
  else requestAnimationFrame(() => setTimeout(ask))
}
