import { action, describeFailure } from '@homecare/sdk/kit'
import { screeningSteps, updateScreening, type Screening } from '@homecare/sdk/screening'
import { newcomerTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../../frame/app'
import type { HeadOf, Load, ScreenProps } from '../../frame/screen'
import { Button } from '../../kit/Button'
import { Card } from '../../kit/layout/Card'
import { Facts } from '../../kit/layout/Facts'
import { Section } from '../../kit/layout/Section'
import { Link } from '../../kit/Link'
import { useSay } from '../../kit/say'
import { Banner } from '../../kit/states/Banner'
import { useValue } from '../../kit/useValue'
import { screenHref, screeningForStep } from './screeningPage'
import { StepPage } from './StepPage'

const step = 'nextsteps'

export const load: Load<Screening> = (context) => screeningForStep(context, step)
export const head: HeadOf<Screening> = () => ({ title: words.title })

/** All answers once more, what happens with them, and handing them in. */
export default function HandInScreen({ data: { questions, answers } }: ScreenProps<Screening>) {
  const say = useSay()
  const { care, navigation } = useApp()
  const [handIn] = useState(() =>
    action(() => care.call(updateScreening, { body: { step, answers: {} } }), {
      done: () => void navigation.go(screenHref('thankyou'), { replace: true }),
    }),
  )
  const busy = useValue(handIn.busy)
  const error = useValue(handIn.error)
  const shown = (answer: unknown) => (typeof answer === 'string' && answer ? answer : say(words.noAnswer))
  return (
    <StepPage step={step} lead={words.nextLead}>
      {(['interview', 'questionnaire'] as const).map((one) => {
        const label = say(screeningSteps.get(one).label)
        return (
          <Section
            key={one}
            title={label}
            aside={
              <Link href={screenHref(one)} look="line" aria-label={say(words.changeOf, { step: label })}>
                {say(words.change)}
              </Link>
            }
          >
            <Card>
              <Facts
                facts={questions
                  .filter((question) => question.step === one)
                  .map(({ id, text }) => ({ name: text, value: shown(answers[id]) }))}
              />
            </Card>
          </Section>
        )
      })}
      <Section title={say(words.afterTitle)}>
        <ol>
          <li>{say(words.after1)}</li>
          <li>{say(words.after2)}</li>
        </ol>
        {error && (
          <Banner tone="bad" live>
            <p>{say(describeFailure(error))}</p>
          </Banner>
        )}
        <p>
          <Button look="primary" busy={busy} onClick={() => void handIn.run()}>
            {say(words.handIn)}
          </Button>
        </p>
      </Section>
    </StepPage>
  )
}
