import { useEffect, useRef } from 'react'

/** A drawing is half of this page's code, and the server has drawn it already: the browser loads it only when it comes from another page. */
const drawn = { __html: import.meta.env.SSR ? (await import('./kitchen.svg?raw')).default : '' }

/** Coffee at a kitchen table: an older man and the woman who looks after him, with the evening in the window. */
export function Kitchen({ label }: { label: string }) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = frame
    if (!current || current.firstChild) return
    import('./kitchen.svg?raw').then(
      ({ default: drawing }) => (current.innerHTML = drawing),
      () => {},
    )
  }, [])
  return (
    <div
      ref={frame}
      className="home-kitchen"
      role="img"
      aria-label={label}
      suppressHydrationWarning
      dangerouslySetInnerHTML={drawn}
    />
  )
}
