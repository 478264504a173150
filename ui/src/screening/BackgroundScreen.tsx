import type { Text } from '@homecare/sdk/kit'
import {
  getBackgroundCheck,
  hasCheckReport,
  isCheckOpen,
  nextBackgroundStep,
  type BackgroundCheck,
} from '@homecare/sdk/screening'
import { backgroundTexts, backgroundReportTexts, pageTitles } from '@homecare/sdk/texts'
import type { HeadOf, Load, ScreenProps } from '../frame/screen'
import { Banner } from '../kit/states/Banner'
import { Card } from '../kit/layout/Card'
import { DateText } from '../kit/DateText'
import { Facts } from '../kit/layout/Facts'
import { Link } from '../kit/Link'
import { Page } from '../kit/layout/Page'
import { useSay } from '../kit/say'
import { Section } from '../kit/layout/Section'
import { BackgroundState } from './BackgroundState'
import { backgroundHref } from './backgroundPage'
import './Background.css'

export const load: Load<BackgroundCheck> = ({ care, signal }) => care.call(getBackgroundCheck, {}, { signal })
export const head: HeadOf<BackgroundCheck> = () => ({ title: pageTitles.background })

/** The own background check: what it is, where it stands, and what to do next. */
export default function BackgroundScreen({ data: check }: ScreenProps<BackgroundCheck>) {
  const say = useSay()
  return (
    <Page
      className="background"
      width="read"
      title={say(backgroundTexts.title)}
      lead={say(backgroundTexts.lead)}
    >
      <Standing check={check} />
      {check.status === 'none' && (
        <Section title={say(backgroundTexts.whatTitle)}>
          <ol>
            <li>{say(backgroundTexts.whatRead)}</li>
            <li>{say(backgroundTexts.whatPerson)}</li>
            <li>{say(backgroundTexts.whatSign)}</li>
          </ol>
          <p className="soft">{say(backgroundTexts.whatCost)}</p>
        </Section>
      )}
      <div className="row">
        {isCheckOpen(check) && (
          <Link href={backgroundHref(nextBackgroundStep(check))} look="primary">
            {say(ways[check.status] ?? backgroundTexts.begin)}
          </Link>
        )}
        {hasCheckReport(check) && (
          <Link href={backgroundHref('view-report')} look="primary">
            {say(backgroundTexts.viewReport)}
          </Link>
        )}
      </div>
    </Page>
  )
}

const ways: Readonly<Record<string, Text>> = {
  started: backgroundTexts.goOn,
  returned: backgroundTexts.correct,
}
const words: Readonly<Record<string, Text>> = {
  started: backgroundTexts.started,
  ordered: backgroundTexts.ordered,
  running: backgroundTexts.running,
  passed: backgroundTexts.passed,
  failed: backgroundTexts.failed,
}

function Standing({ check }: { check: BackgroundCheck }) {
  const say = useSay()
  const { status, started_on, completed_on, note } = check
  const text = words[status]
  return (
    <Card as="section">
      <h2 className="row">
        {say(backgroundReportTexts.status)} <BackgroundState status={status} />
      </h2>
      {text && <p>{say(text)}</p>}
      {status === 'returned' && (
        <Banner tone="warn">
          <p>{say(backgroundTexts.returned)}</p>
          <p className="background-note">{note}</p>
        </Banner>
      )}
      {status === 'failed' && (
        <p>
          {say(backgroundTexts.dispute)}{' '}
          <Link href="/contact" look="line">
            {say(backgroundTexts.write)}
          </Link>
        </p>
      )}
      {started_on && (
        <Facts
          facts={[
            { name: backgroundReportTexts.startedOn, value: <DateText value={started_on} /> },
            ...(completed_on
              ? [{ name: backgroundReportTexts.completedOn, value: <DateText value={completed_on} /> }]
              : []),
          ]}
        />
      )}
    </Card>
  )
}
