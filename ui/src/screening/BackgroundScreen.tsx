import type { Text } from '@homecare/sdk/kit'
import {
  getBackgroundCheck,
  hasCheckReport,
  isCheckOpen,
  nextBackgroundStep,
  type BackgroundCheck,
} from '@homecare/sdk/screening'
import { backgroundTexts, pageTitles } from '@homecare/sdk/texts'
import type { HeadOf, Load, ScreenProps } from '../frame/screen'
import { Link } from '../kit/Link'
import { Page } from '../kit/layout/Page'
import { useSay } from '../kit/say'
import { Section } from '../kit/layout/Section'
import { BackgroundStanding } from './BackgroundStanding'
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
      <BackgroundStanding check={check} />
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
