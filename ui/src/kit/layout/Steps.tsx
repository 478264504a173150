import type { Sayable } from '@homecare/sdk/kit'
import { uiTexts } from '@homecare/sdk/texts'
import { Icon } from '../icons/Icon'
import { check } from '../icons/basic'
import { useSay } from '../say'
import type { Href } from '../href'
import './Steps.css'

interface StepsProps {
  /** A name for the flow: 'Sign up'. */
  label: Sayable
  /** In order; one with an address can be gone back to. One that may be skipped says whether it was done. */
  steps: readonly { readonly label: Sayable; readonly href?: Href; readonly done?: boolean }[]
  /** The index of the one now open. */
  current: number
}

/** Where one is in a long flow, what is done and what is left. */
export function Steps({ label, steps, current }: StepsProps) {
  const say = useSay()
  const here = steps[current]
  return (
    <nav className="steps" aria-label={say(label)}>
      <p className="steps-here">
        <span className="soft">{say(uiTexts.stepOf, { step: current + 1, steps: steps.length })}</span>{' '}
        <b>{here && say(here.label)}</b>
      </p>
      <ol className="steps-list">
        {steps.map((step, index) => (
          <li
            key={index}
            data-done={(index < current && step.done !== false) || undefined}
            aria-current={index === current ? 'step' : undefined}
          >
            <StepName
              passed={index < current}
              done={step.done ?? true}
              number={index + 1}
              label={say(step.label)}
              href={step.href}
            />
          </li>
        ))}
      </ol>
    </nav>
  )
}

interface StepNameProps {
  /** It lies before the one now open. */
  passed: boolean
  done: boolean
  number: number
  label: string
  href?: Href
}

function StepName({ passed, done, number, label, href }: StepNameProps) {
  const say = useSay()
  const content = (
    <>
      <span className="steps-dot" aria-hidden="true">
        {passed && done ? <Icon of={check} /> : number}
      </span>
      <span className="steps-name">
        {label}
        {passed && <span className="hidden"> ({say(done ? uiTexts.stepDone : uiTexts.stepSkipped)})</span>}
      </span>
    </>
  )
  return href && passed ? <a href={href}>{content}</a> : <span>{content}</span>
}
