import type { Text } from '@homecare/sdk/kit'
import { screeningSteps, screeningStepsToDo, type ScreeningStepToDo } from '@homecare/sdk/screening'
import { newcomerTexts as words } from '@homecare/sdk/texts'
import type { ReactNode } from 'react'
import { Page } from '../../kit/layout/Page'
import { Steps } from '../../kit/layout/Steps'
import { useSay } from '../../kit/say'
import { screenHref } from './screeningPage'

/** A step of the screening: where one is, the way back, and what is asked. */
export function StepPage({
  step,
  lead,
  children,
}: {
  step: ScreeningStepToDo
  lead: Text
  children: ReactNode
}) {
  const say = useSay()
  const at = screeningStepsToDo.indexOf(step)
  const before = screeningStepsToDo[at - 1]
  return (
    <Page
      width="read"
      title={say(screeningSteps.get(step).label)}
      lead={say(lead)}
      up={
        before
          ? { href: screenHref(before), words: say(screeningSteps.get(before).label) }
          : { href: '/screen', words: say(words.title) }
      }
    >
      <Steps
        label={words.steps}
        steps={screeningStepsToDo.map((id) => ({
          label: screeningSteps.get(id).label,
          href: screenHref(id),
        }))}
        current={at}
      />
      {children}
    </Page>
  )
}
