import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import { Badge } from '../figures/Badge'
import './Tabs.css'

interface Tab<K extends string = string> {
  readonly id: K
  readonly label: ReactNode
  /** How many wait there. */
  readonly count?: number
}

interface TabsProps<K extends string> {
  /** A name for the set of tabs. */
  label: string
  tabs: readonly Tab<K>[]
  selected: K
  /** The caller keeps it, in the address where it is a list's state. */
  onSelect: (id: K) => void
  /** Whether a tab was pressed just now: held by a page that is drawn anew for a tab, so that the tab keeps the focus. */
  pressed?: RefObject<boolean>
  /** The selected tab's content. */
  children: ReactNode
}

/** Views of one thing, one at a time. Arrows, Home and End move along them. */
export function Tabs<K extends string>(props: TabsProps<K>) {
  const { label, tabs, selected, onSelect, children } = props
  const id = useId()
  const own = useRef(false)
  const pressed = props.pressed ?? own
  useEffect(() => {
    if (pressed.current && document.activeElement === document.body)
      document.getElementById(`${id}-${selected}`)?.focus()
    pressed.current = false
  }, [id, pressed, selected])
  const select = (to: K) => {
    pressed.current = true
    onSelect(to)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const at = tabs.findIndex((tab) => tab.id === selected)
    const to = steps[event.key]?.(at, tabs.length)
    const tab = to === undefined ? undefined : tabs[to]
    if (!tab) return
    event.preventDefault()
    select(tab.id)
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[to!]?.focus()
  }
  return (
    <div className="tabs">
      <div className="tabs-list" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${id}-${tab.id}`}
            type="button"
            role="tab"
            aria-selected={tab.id === selected}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => select(tab.id)}
          >
            {tab.label}
            {tab.count ? <Badge>{tab.count}</Badge> : null}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${selected}`} tabIndex={0}>
        {children}
      </div>
    </div>
  )
}

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}
