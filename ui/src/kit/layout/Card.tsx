import type { ReactNode } from 'react'

interface CardProps {
  /** What it is: an `article` can stand alone (a caregiver, a job), a `section` needs its own heading. */
  as?: 'div' | 'article' | 'section' | 'li' | 'aside'
  className?: string
  children: ReactNode
}

/** A sheet of paper on the ground. */
export function Card({ as: Tag = 'div', className, children }: CardProps) {
  return <Tag className={className ? `card stack ${className}` : 'card stack'}>{children}</Tag>
}
