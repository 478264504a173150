import {
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
  type RefObject,
} from 'react'
import { part, type Part } from './part'
import { nextSignOfLife, somebodyIsThere } from './signOfLife'
import { takeOver } from './takeOver'

/**
 * A part of a screen that the server renders and whose code is no part of the first load: it comes at the first sign
 * that somebody is there, and what was ticked or pressed in the part before is then done. To be made outside of a
 * component: `const Filters = laterPart(() => import('./FilterFields'))`; and to be named in the `later` of its screen.
 * Where the address asks for the part itself, as `isAsked` says, its code comes at once.
 */
export function laterPart<P extends object>(
  importIt: () => Promise<{ default: ComponentType<P> }>,
  whileLoading?: ReactNode,
  isAsked?: () => boolean,
): Part<P> {
  const Content = part(() => (import.meta.env.SSR ? importIt() : whenSomebodyIsThere(importIt, isAsked?.())))
  function LaterPart(props: P) {
    const place = useRef<HTMLDivElement>(null)
    const [first] = useState(props)
    const [answers, setAnswers] = useState(false)
    const carryOut = useEarlyPresses(place)
    const stands = useCallback(() => {
      carryOut()
      setAnswers(true)
    }, [carryOut])
    // Until it answers the part stays as it came: given anything new, React would throw away what the server rendered.
    const shown = answers ? props : first
    const content = useMemo(
      () => (
        <Suspense fallback={whileLoading}>
          <Content {...shown} />
          <Standing onStanding={stands} />
        </Suspense>
      ),
      [shown, stands],
    )
    return <div ref={place}>{content}</div>
  }
  return Object.assign(LaterPart, {
    // Whoever travels is there, also where all that they did was to pick something before the code came.
    load() {
      void Content.load()
      return importIt()
    },
  })
}

async function whenSomebodyIsThere<T>(importIt: () => Promise<T>, isAsked?: boolean): Promise<T> {
  if (!isAsked) await somebodyIsThere()
  return untilItComes(importIt)
}

/** What does not come, as without a connection, is asked for again when something is done again. */
export async function untilItComes<T>(importIt: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await importIt()
    } catch {
      await nextSignOfLife()
    }
  }
}

/** Comes into the page together with what stands beside it. */
function Standing({ onStanding }: { onStanding: () => void }) {
  useEffect(onStanding, [onStanding])
  return null
}

/** Keeps what is pressed in a part that does not answer yet. Returns what is to be called once it does. */
function useEarlyPresses(place: RefObject<HTMLElement | null>): () => void {
  const answers = useRef(false)
  const early = useRef<HTMLElement[]>([])
  useEffect(() => {
    const keep = (event: Event) => {
      const { target } = event
      if (answers.current || !(target instanceof Element) || !place.current?.contains(target)) return
      const pressed = target.closest<HTMLElement>('button,[data-press]')
      if (!pressed) return
      early.current.push(pressed)
      // The browser would send a form that does not answer yet, and lose what was typed in it.
      event.preventDefault()
    }
    // React keeps from everybody below what is pressed in a part that it has not taken up yet.
    document.addEventListener('click', keep, true)
    return () => document.removeEventListener('click', keep, true)
  }, [place])
  return useCallback(() => {
    answers.current = true
    if (place.current) takeOver(place.current)
    for (const pressed of early.current.splice(0)) pressed.click()
  }, [place])
}
