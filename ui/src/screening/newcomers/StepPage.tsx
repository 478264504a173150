import type { Text } from '@homecare/sdk/kit'
import { screeningSteps } from '@homecare/sdk/screening'
import { newcomerTexts as words } from '@homecare/sdk/texts'
import type { ReactNode } from 'react'
import { Page } from '../../kit/layout/Page'
import { Steps } from '../../kit/layout/Steps'
import { useSay } from '../../kit/say'
import { screenHref, stepsToDo, type StepToDo } from './screeningPage'

/** A step of the screening: where one is, the way back, and what is asked. */
export function StepPage({ step, lead, children }: { step: StepToDo; lead: Text; children: ReactNode }) {
  const say = useSay()
  const at = stepsToDo.indexOf(step)
  const before = stepsToDo[at - 1]
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
        steps={stepsToDo.map((id) => ({ label: screeningSteps.get(id).label, href: screenHref(id) }))}
        current={at}
      />
      {children}
    </Page>
  )
}
