import { useLayoutEffect, useState } from 'react'

const isPressed = () => document.querySelector(':active') !== null

/** The press of a finger becomes a click a little after the finger is up; milliseconds. */
const untilClickMs = 100

/** Whether no press is under way since the component came, as of something that would move the page from under a finger. */
export function useIsPressOver(): boolean {
  const [isOver, setOver] = useState(() => !isPressed())
  useLayoutEffect(() => {
    if (isOver) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const end = () => {
      clearTimeout(timer)
      timer = setTimeout(() => (isPressed() ? end() : setOver(true)), untilClickMs)
    }
    end()
    return () => clearTimeout(timer)
  }, [isOver])
  return isOver
}
