import type { Text } from '@homecare/sdk/kit'
import type { BackgroundCheck } from '@homecare/sdk/screening'
import { backgroundReportTexts, backgroundTexts } from '@homecare/sdk/texts'
import { DateText } from '../kit/DateText'
import { Card } from '../kit/layout/Card'
import { Facts } from '../kit/layout/Facts'
import { Link } from '../kit/Link'
import { useSay } from '../kit/say'
import { Banner } from '../kit/states/Banner'
import { BackgroundState } from './BackgroundState'
import './Background.css'

const words: Readonly<Record<string, Text>> = {
  started: backgroundTexts.started,
  ordered: backgroundTexts.ordered,
  running: backgroundTexts.running,
  passed: backgroundTexts.passed,
  failed: backgroundTexts.failed,
}

/** Where a check stands, in words, with its days; what is to be corrected of one that came back. */
export function BackgroundStanding({ check, level = 2 }: { check: BackgroundCheck; level?: 2 | 3 }) {
  const say = useSay()
  const { status, started_on, completed_on, note } = check
  const text = words[status]
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <Card as="section">
      <Heading className="row">
        {say(backgroundReportTexts.status)} <BackgroundState status={status} />
      </Heading>
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
