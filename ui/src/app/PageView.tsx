import { fallbackTexts } from '@homecare/sdk/texts'
import { Component, type ComponentType, type ReactNode } from 'react'
import { useConfig } from '../frame/app'
import type { ScreenProps } from '../frame/screen'
import { Link } from '../kit/Link'
import { Page as PageFrame } from '../kit/Page'
import { useSay } from '../kit/say'
import type { Page } from './page'
import type { Report } from './report'
import { viewOf } from './viewOf'

/** The screen of a page. One that breaks leaves the frame standing, and another page starts afresh. */
export function PageView({ page, report }: { page: Page; report: Report }) {
  const { content, row, path, params, query } = page
  const Screen: ComponentType<ScreenProps<unknown>> = content.module.default
  const key = content.kind === 'screen' ? viewOf(row, path) : `${content.kind} ${path}`
  return (
    <ErrorBoundary key={key} report={report}>
      <Screen path={path} params={params} query={query} data={content.data} />
    </ErrorBoundary>
  )
}

/** The page shown when a screen breaks, in the words of D1 §8. */
function Fallback() {
  const say = useSay()
  const { native } = useConfig()
  return (
    <PageFrame title={say(fallbackTexts.heading)} lead={say(fallbackTexts.apology)} width="medium">
      <p>{say(fallbackTexts.notified)}</p>
      {!native && (
        <div className="row">
          <Link href="/" look="primary" data-document>
            {say(fallbackTexts.backToHome)}
          </Link>
        </div>
      )}
    </PageFrame>
  )
}

interface BoundaryProps {
  report: Report
  children: ReactNode
}

class ErrorBoundary extends Component<BoundaryProps, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override componentDidCatch(fault: unknown) {
    this.props.report(fault)
  }

  override render() {
    return this.state.broken ? <Fallback /> : this.props.children
  }
}
