import type { ReactNode } from 'react'
import { Columns } from '../../kit/layout/Columns'
import { Page } from '../../kit/layout/Page'
import './DashboardPage.css'

interface DashboardPageProps {
  title: string
  lead: string
  actions?: ReactNode
  /** What needs the reader, above all else. */
  alerts: ReactNode
  /** Beside the main part on a desk, after it on a phone. */
  aside?: ReactNode
  /** Under both, over the whole width. */
  below?: ReactNode
  children: ReactNode
}

/** The page that people come home to: what needs them first, then what is theirs. */
export function DashboardPage({ title, lead, actions, alerts, aside, below, children }: DashboardPageProps) {
  return (
    <Page className="dashboard" title={title} lead={lead} actions={actions}>
      {alerts}
      {aside ? <Columns aside={aside}>{children}</Columns> : children}
      {below}
    </Page>
  )
}
