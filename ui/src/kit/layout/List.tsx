import type { ReactNode } from 'react'

interface ListProps<T> {
  items: readonly T[]
  /** A stable key of an item. */
  by: (item: T) => string | number
  children: (item: T, index: number) => ReactNode
  /** `cards` stand apart; `lines` are parted by a rule. */
  look?: 'cards' | 'lines'
  /** A name, where no heading gives one. */
  label?: string
  className?: string
}

/** A list that says how many it holds to those who hear it. */
export function List<T>({ items, by, children, look = 'cards', label, className }: ListProps<T>) {
  return (
    <ul className={className ? `list ${className}` : 'list'} data-look={look} aria-label={label} role="list">
      {items.map((item, index) => (
        <li key={by(item)}>{children(item, index)}</li>
      ))}
    </ul>
  )
}
