import type { ReactNode } from 'react'
import { Icon, type Glyph } from '../icons/Icon'

interface BadgeProps {
  tone?: 'good' | 'warn' | 'bad' | 'info' | 'new'
  icon?: Glyph
  children: ReactNode
}

/** A short fact about the thing beside it. */
export function Badge({ tone, icon, children }: BadgeProps) {
  return (
    <span className="badge" data-tone={tone}>
      {icon && <Icon of={icon} />}
      {children}
    </span>
  )
}
