import type { PageHref } from '@homecare/sdk/addresses'
import type { ReactNode } from 'react'
import { Avatar } from '../kit/figures/Avatar'
import { A } from '../kit/Link'
import './PersonRow.css'

interface PersonRowProps {
  name: string
  /** Whose picture it is, where the row is named by something else. */
  of?: string
  photo: string | null
  /** The person's page; none where the reader may not go there. */
  href?: PageHref | null | undefined
  /** Beside the name: how far things have come. */
  badge?: ReactNode
  /** Under the name: a line of facts. */
  facts: ReactNode
  actions?: ReactNode
}

/** A person in a list of people one has to do with: who, in short, and what can be done. */
export function PersonRow({ name, of = name, photo, href, badge, facts, actions }: PersonRowProps) {
  return (
    <div className="person-row">
      <Avatar name={of} src={photo} />
      <div className="person-row-words">
        <p className="person-row-name">
          {href ? <A href={href}>{name}</A> : <b>{name}</b>}
          {badge}
        </p>
        <p className="soft small">{facts}</p>
      </div>
      {actions && <div className="person-row-actions">{actions}</div>}
    </div>
  )
}
