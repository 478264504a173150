import type { ReactNode } from 'react'
import { done, warning } from '../icons/basic'
import { Icon } from '../icons/Icon'
import './Reasons.css'

interface Reason {
  /** A tick where it fits; where it does so in part alone, an amber sign. */
  readonly fits: boolean
  readonly says: ReactNode
}

/** Why somebody or something fits, a sign and words for each; nothing where there is nothing to say. */
export function Reasons({ of, label }: { of: readonly Reason[]; label?: string }) {
  if (of.length === 0) return null
  return (
    <ul className="reasons" role="list" aria-label={label}>
      {of.map(({ fits, says }, index) => (
        <li key={index} data-part={!fits || undefined}>
          <Icon of={fits ? done : warning} />
          <span>{says}</span>
        </li>
      ))}
    </ul>
  )
}
