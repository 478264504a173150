import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  type ComponentType,
  type ReactNode,
  type RefObject,
} from 'react'
import { somebodyIsThere } from './signOfLife'
import { takeOver } from './takeOver'

/**
 * A part of a screen that the server renders and whose code is no part of the first load: it comes at the first sign
 * that somebody is there, and what was ticked or pressed in the part before is then done. To be made outside of a
 * component: `const Filters = laterPart(() => import('./FilterFields'))`.
 */
export function laterPart<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  whileLoading?: ReactNode,
): ComponentType<P> {
  const Content = lazy(async () => {
    if (!import.meta.env.SSR) await somebodyIsThere()
    return load()
  })
  return function LaterPart(props: P) {
    const part = useRef<HTMLDivElement>(null)
    const stands = useEarlyPresses(part)
    return (
      <div ref={part}>
        <Suspense fallback={whileLoading}>
          <Content {...props} />
          <Standing onStanding={stands} />
        </Suspense>
      </div>
    )
  }
}

/** Comes into the page together with what stands beside it. */
function Standing({ onStanding }: { onStanding: () => void }) {
  useEffect(onStanding, [onStanding])
  return null
}

/** Keeps what is pressed in a part that does not answer yet. Returns what is to be called once it does. */
function useEarlyPresses(part: RefObject<HTMLElement | null>): () => void {
  const answers = useRef(false)
  const early = useRef<HTMLElement[]>([])
  useEffect(() => {
    const keep = ({ target }: Event) => {
      if (answers.current || !(target instanceof Element) || !part.current?.contains(target)) return
      const pressed = target.closest('button')
      if (pressed) early.current.push(pressed)
    }
    // React keeps from everybody below what is pressed in a part that it has not taken up yet.
    document.addEventListener('click', keep, true)
    return () => document.removeEventListener('click', keep, true)
  }, [part])
  return useCallback(() => {
    answers.current = true
    if (part.current) takeOver(part.current)
    for (const pressed of early.current.splice(0)) pressed.click()
  }, [part])
}
