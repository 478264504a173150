import { useEffect, useId, type KeyboardEvent, type ReactNode } from 'react'
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
  /** The selected tab's content. */
  children: ReactNode
}

/** The set of which a tab was pressed last: a page that is drawn anew for it gives the focus back to the tab. */
let pressed: string | null = null

/** Views of one thing, one at a time. Arrows, Home and End move along them. */
export function Tabs<K extends string>({ label, tabs, selected, onSelect, children }: TabsProps<K>) {
  const id = useId()
  useEffect(() => {
    if (pressed === label && document.activeElement === document.body)
      document.getElementById(`${id}-${selected}`)?.focus()
    pressed = null
  }, [id, label, selected])
  const select = (to: K) => {
    pressed = label
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
