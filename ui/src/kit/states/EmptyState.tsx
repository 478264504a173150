import type { ReactNode } from 'react'

interface EmptyStateProps {
  /** A drawing from `art/`. */
  art?: ReactNode
  title: ReactNode
  /** Why it is empty and what would fill it. */
  children?: ReactNode
  /** The way on. */
  actions?: ReactNode
  level?: 2 | 3
}

/** Nothing here, and that is all right: what it means and what to do next. Never for a failure. */
export function EmptyState({ art, title, children, actions, level = 2 }: EmptyStateProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <div className="state">
      {art}
      <Heading>{title}</Heading>
      {children && <p className="soft">{children}</p>}
      {actions && <div className="row">{actions}</div>}
    </div>
  )
}
