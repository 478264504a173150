import type { HireStep } from '@homecare/sdk/hiring'
import { hireStepTexts as words } from '@homecare/sdk/texts'
import { useId, type ReactNode } from 'react'
import { useNavigation } from '../../frame/app'
import { Button } from '../../kit/Button'
import { ErrorSummary } from '../../kit/fields/ErrorSummary'
import { FormIdContext } from '../../kit/fields/binding'
import { Card } from '../../kit/layout/Card'
import { Link } from '../../kit/Link'
import { useSay } from '../../kit/say'
import { stepHref, type OpenHire } from './hireSteps'

interface StepFormProps extends OpenHire {
  step: HireStep
  children: ReactNode
}

/** One step: its fields, and the ways on, back, and out. What is changed from the last step leads back to it. */
export function StepForm({ step, children, ...hire }: StepFormProps) {
  const say = useSay()
  const id = useId()
  const navigation = useNavigation()
  const { flow, editing } = hire
  const before = editing ? 'confirm' : flow.previous(step)
  return (
    <FormIdContext value={id}>
      <form
        className="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          const next = flow.next(step, editing ? 'confirm' : undefined)
          if (next) void navigation.go(stepHref(hire, next), { evenUnsaved: true })
        }}
      >
        <Card className="form">
          <ErrorSummary form={flow.form} formId={id} />
          {children}
        </Card>
        <div className="row">
          <Button type="submit" look="primary">
            {say(editing ? words.saveEdit : words.continue)}
          </Button>
          {before && (
            <Link href={stepHref(hire, before)} look="quiet">
              {say(words.back)}
            </Link>
          )}
          <FinishLater {...hire} step={step} />
        </div>
      </form>
    </FormIdContext>
  )
}

/** Puts the answers aside and leaves; where that fails it is said on the page, and nobody leaves. */
export function FinishLater({ flow, step }: Pick<OpenHire, 'flow'> & { step: HireStep }) {
  const say = useSay()
  const navigation = useNavigation()
  const leave = async () => {
    await flow.putAside(step)
    if (flow.saved.peek() === 'yes') await navigation.go('/careteam')
  }
  return (
    <Button look="plain" onClick={leave}>
      {say(words.later)}
    </Button>
  )
}
