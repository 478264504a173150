import { dateWords, pacificTimeZone } from '@homecare/sdk/kit'
import { getScreening, nextScreeningStep, type Screening } from '@homecare/sdk/screening'
import { newcomerTexts as words } from '@homecare/sdk/texts'
import type { HeadOf, Load, ScreenProps } from '../../frame/screen'
import { Card } from '../../kit/layout/Card'
import { Page } from '../../kit/layout/Page'
import { Section } from '../../kit/layout/Section'
import { Link } from '../../kit/Link'
import { useSay } from '../../kit/say'
import { Banner } from '../../kit/states/Banner'
import { screenHref } from './screeningPage'

export const load: Load<Screening> = ({ care, signal }) => care.call(getScreening, {}, { signal })
export const head: HeadOf<Screening> = () => ({ title: words.title })

/** The own screening: what it is, where it stands, and what to do next. */
export default function ScreenScreen({ data: screening }: ScreenProps<Screening>) {
  const say = useSay()
  const { submitted_at, decision, note, answers } = screening
  const hasBegun = Object.keys(answers).length > 0
  const isReturned = decision === 'returned' && !submitted_at
  return (
    <Page width="read" title={say(words.title)} lead={say(words.lead)}>
      {isReturned && (
        <Banner tone="warn">
          <p>{say(words.returned)}</p>
          <p>{note}</p>
        </Banner>
      )}
      {submitted_at ? (
        <Card>
          <p>
            {decision === 'accepted'
              ? say(words.accepted)
              : say(words.handedIn, {
                  day: dateWords(submitted_at, 'day', say.locale, pacificTimeZone),
                })}
          </p>
          <div className="row">
            <Link href="/verification-in-process" look="quiet">
              {say(words.pending)}
            </Link>
          </div>
        </Card>
      ) : (
        <>
          {hasBegun && !isReturned ? (
            <p>{say(words.started)}</p>
          ) : (
            <Section title={say(words.whatTitle)}>
              <ol>
                <li>{say(words.what1)}</li>
                <li>{say(words.what2)}</li>
                <li>{say(words.what3)}</li>
              </ol>
            </Section>
          )}
          <div className="row">
            <Link href={screenHref(nextScreeningStep(screening.step))} look="primary">
              {say(isReturned ? words.correct : hasBegun ? words.goOn : words.begin)}
            </Link>
          </div>
        </>
      )}
    </Page>
  )
}
