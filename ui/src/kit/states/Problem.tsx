import type { ReactNode } from 'react'
import { Icon } from '../icons/Icon'
import { alert } from '../icons/basic'

/** What is wrong, with its sign; announced by who shows it, or tied to its control by `id`. */
export function Problem({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p className="problem" id={id}>
      <Icon of={alert} />
      <span>{children}</span>
    </p>
  )
}
