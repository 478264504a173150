import type { ComponentType, ReactNode } from 'react'
import { ErrorBoundary } from '../../frame/ErrorBoundary'
import type { ScreenProps } from '../../frame/screen'
import { mountKey, type Page } from '../router/page'
import type { Report } from '../session/report'

interface PageViewProps {
  page: Page
  report: Report
  /** What stands in the place of a screen that breaks; its code comes with the report. */
  fallback: ReactNode
}

/** The screen of a page. One that breaks leaves the frame standing, and another page starts afresh. */
export function PageView({ page, report, fallback }: PageViewProps) {
  const { content, row, path, params, query } = page
  const Screen: ComponentType<ScreenProps<unknown>> = content.module.default
  const key = content.kind === 'screen' ? mountKey(row, path) : `${content.kind} ${path}`
  return (
    <ErrorBoundary key={key} onFault={report} fallback={fallback}>
      <Screen path={path} params={params} query={query} data={content.data} />
    </ErrorBoundary>
  )
}
