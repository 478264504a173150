import type { ReactNode } from 'react'
import { Skeleton } from '../states/Skeleton'
import './Ring.css'

interface RingProps {
  /** How much there is of `of`; null while it is not known, which is never zero. */
  value: number | null
  of: number | null
  /** The whole in words, for those who hear it: '39 of 60 hours left'. */
  label: string
  /** Under the number, inside: a short word. */
  unit?: ReactNode
  /** Beneath the ring: the words that need room. */
  children?: ReactNode
}

/** A part of a whole, to be seen at a glance. Little is left below a tenth. */
export function Ring({ value, of, label, unit, children }: RingProps) {
  if (value === null || of === null) return <Skeleton shape="box" />
  const part = of > 0 ? Math.max(0, Math.min(1, value / of)) : 0
  return (
    <figure className="ring">
      <div className="ring-picture" role="img" aria-label={label}>
        <svg viewBox="0 0 120 120" aria-hidden="true" data-low={part < 0.1 || undefined}>
          <circle className="ring-track" cx="60" cy="60" r="51" />
          {part > 0 && (
            <circle
              className="ring-part"
              cx="60"
              cy="60"
              r="51"
              pathLength="100"
              strokeDasharray={`${part * 100} 100`}
              transform="rotate(-90 60 60)"
            />
          )}
        </svg>
        <span className="ring-number" aria-hidden="true">
          <b>{value}</b>
          {unit && <span>{unit}</span>}
        </span>
      </div>
      {children && <figcaption>{children}</figcaption>}
    </figure>
  )
}
