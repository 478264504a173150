import { stepAfter, stepBefore } from '@homecare/sdk/kit'
import { backgroundSteps, backgroundStepsToDo, type BackgroundStep } from '@homecare/sdk/screening'
import { backgroundTexts, pageTitles } from '@homecare/sdk/texts'
import { useEffect, type ReactNode } from 'react'
import { useNavigation } from '../frame/app'
import { Card } from '../kit/layout/Card'
import { Page } from '../kit/layout/Page'
import { useSay } from '../kit/say'
import { Steps } from '../kit/layout/Steps'
import { backgroundHref, backgroundPath } from './backgroundPage'
import './Background.css'

interface StepPageProps {
  step: BackgroundStep
  lead?: ReactNode
  /** `next` leads to the step after this one, or to where the check stands after the last. */
  children: (next: () => unknown) => ReactNode
}

/** A step of the background check: what it is part of, what it asks, and the way back. */
export function BackgroundStepPage({ step, lead, children }: StepPageProps) {
  const say = useSay()
  const navigation = useNavigation()
  const after = stepAfter<BackgroundStep>(backgroundStepsToDo, step)
  const before = stepBefore<BackgroundStep>(backgroundStepsToDo, step)
  const next = after ? backgroundHref(after) : backgroundPath
  useEffect(() => navigation.prefetch(next), [navigation, next])
  return (
    <Page
      className="background"
      width="read"
      title={say(backgroundSteps.get(step).label)}
      lead={lead}
      up={
        before
          ? { href: backgroundHref(before), words: say(backgroundSteps.get(before).label) }
          : { href: backgroundPath, words: say(pageTitles.background) }
      }
    >
      <Steps
        label={backgroundTexts.steps}
        steps={backgroundStepsToDo.map((id) => ({
          label: backgroundSteps.get(id).label,
          href: backgroundHref(id),
        }))}
        current={backgroundStepsToDo.findIndex((id) => id === step)}
      />
      <Card>{children(() => navigation.go(next))}</Card>
    </Page>
  )
}
