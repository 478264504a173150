import type { ReactNode } from 'react'
import './Columns.css'

interface ColumnsProps {
  /** Beside the main part where there is room, after it where there is none. */
  aside: ReactNode
  children: ReactNode
}

/** Two columns, 7 to 5, from 64rem of its own width: larger text gets the layout of a narrower window. */
export function Columns({ aside, children }: ColumnsProps) {
  return (
    <div className="columns">
      <div className="columns-inner">
        <div className="columns-part">{children}</div>
        <div className="columns-part">{aside}</div>
      </div>
    </div>
  )
}
