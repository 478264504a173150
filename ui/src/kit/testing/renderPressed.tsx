import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { render, type Rendered } from './render'

/** Renders what is pressed as it comes alive: several presses, one after the other, before anything is drawn again. */
export function renderPressed(
  node: ReactNode,
  pressed: (root: HTMLElement) => readonly HTMLElement[],
): Promise<Rendered> {
  return render(<Pressed pressed={pressed}>{node}</Pressed>)
}

interface PressedProps {
  pressed: (root: HTMLElement) => readonly HTMLElement[]
  children: ReactNode
}

function Pressed({ pressed, children }: PressedProps) {
  const root = useRef<HTMLDivElement>(null)
  const done = useRef(false)
  useLayoutEffect(() => {
    if (done.current || !root.current) return
    done.current = true
    for (const one of pressed(root.current)) one.click()
  })
  return <div ref={root}>{children}</div>
}
