import type { ShownMessage } from '@homecare/sdk/chat'
import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** As near to the foot as this counts as being there, in pixels. */
const nearFoot = 80

/**
 * Keeps a log where its reader is: at the foot when new messages come while they are there, and on the same
 * message when older ones come above it.
 */
export function useScrollPlace(ref: RefObject<HTMLElement | null>, messages: readonly ShownMessage[]) {
  const atFoot = useRef(true)
  const height = useRef(0)
  const ends = useRef<{ first?: string | undefined; last?: string | undefined }>({})
  const [hasNewBelow, setNewBelow] = useState(false)

  const toFoot = useCallback(() => {
    const log = ref.current
    if (!log) return
    log.scrollTop = log.scrollHeight
    atFoot.current = true
    setNewBelow(false)
  }, [ref])

  useLayoutEffect(() => {
    const log = ref.current
    if (!log) return
    const [first, last] = [messages[0], messages.at(-1)]
    const before = ends.current
    ends.current = { first: first?.key, last: last?.key }
    if (before.last !== last?.key) {
      if (atFoot.current || last?.mine) toFoot()
      else setNewBelow(true)
    } else if (before.first !== first?.key) log.scrollTop += log.scrollHeight - height.current
    else if (atFoot.current) log.scrollTop = log.scrollHeight
    height.current = log.scrollHeight
  }, [ref, messages, toFoot])

  // A phone's keyboard, a growing composer, a picture that comes: the foot stays in sight.
  useLayoutEffect(() => {
    const log = ref.current
    if (!log || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => {
      if (atFoot.current) log.scrollTop = log.scrollHeight
    })
    observer.observe(log)
    return () => observer.disconnect()
  }, [ref])

  const onScroll = () => {
    const log = ref.current
    if (!log) return
    atFoot.current = log.scrollHeight - log.scrollTop - log.clientHeight < nearFoot
    if (atFoot.current) setNewBelow(false)
  }

  return { onScroll, hasNewBelow, toFoot }
}
