import type { ReactNode } from 'react'
import type { Href } from '../href'
import './Desk.css'

/** A row of a desk's list: what leads to it, who or what it is, and a line of facts. */
interface DeskRow {
  readonly key: string | number
  readonly href: Href
  readonly title: ReactNode
  readonly facts: ReactNode
}

interface DeskProps {
  /** The name of the list. */
  label: string
  rows: readonly DeskRow[]
  /** The key of the row that is open; null for none. */
  open: string | number | null
  /** What stands above the rows: a search. */
  above?: ReactNode
  /** What stands in the place of no rows. */
  empty: ReactNode
  /** The record that is open, or what to do next. */
  children: ReactNode
}

/**
 * A list with the record that is open beside it; where there is no room for both, the list or the record. Which is open
 * is in the address.
 */
export function Desk({ label, rows, open, above, empty, children }: DeskProps) {
  return (
    <div className="desk">
      <div className="desk-inner" data-open={open === null ? undefined : true}>
        <nav className="desk-list stack" aria-label={label}>
          {above}
          {rows.length > 0 ? (
            <ul className="desk-rows" role="list">
              {rows.map(({ key, href, title, facts }) => (
                <li key={key}>
                  <a href={href} aria-current={key === open ? 'page' : undefined}>
                    <strong>{title}</strong>
                    <span className="soft">{facts}</span>
                  </a>
                </li>
              ))}
            </ul>
          ) : (
            empty
          )}
        </nav>
        <div className="desk-record stack">{children}</div>
      </div>
    </div>
  )
}
