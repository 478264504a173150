import type { FamilySignupStep } from '@homecare/sdk/families'
import type { Text } from '@homecare/sdk/kit'
import { familyScreenTexts, signupTexts } from '@homecare/sdk/texts'
import { useId, type ReactNode } from 'react'
import { useNavigation } from '../../frame/app'
import { Button } from '../../kit/Button'
import { ErrorSummary } from '../../kit/fields/ErrorSummary'
import { FormIdContext } from '../../kit/fields/binding'
import { Link } from '../../kit/Link'
import { useSay } from '../../kit/say'
import type { StepProps } from './steps'

interface StepFormProps extends StepProps {
  step: FamilySignupStep
  /** Where Back leads; none on the first step. */
  before?: FamilySignupStep
  submit?: Text
  children: ReactNode
}

/** One step: its fields, and the ways on, back, and out. */
export function StepForm({ flow, step, before, submit = signupTexts.next, children }: StepFormProps) {
  const say = useSay()
  const id = useId()
  const navigation = useNavigation()
  return (
    <FormIdContext value={id}>
      <form
        className="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          const next = flow.next(step)
          if (next) void navigation.go(flow.href(next))
        }}
      >
        <ErrorSummary form={flow.form} formId={id} />
        {children}
        <div className="row">
          <Button type="submit" look="primary">
            {say(submit)}
          </Button>
          <StepWays before={before} flow={flow} />
        </div>
      </form>
    </FormIdContext>
  )
}

/** Back a step, or out of the sign-up for now. */
export function StepWays({ before, flow }: StepProps & { before?: FamilySignupStep }) {
  const say = useSay()
  const navigation = useNavigation()
  return (
    <>
      {before && (
        <Link href={flow.href(before)} look="quiet">
          {say(signupTexts.back)}
        </Link>
      )}
      <Button look="plain" onClick={() => navigation.openModal('finishLater')}>
        {say(familyScreenTexts.finishLater)}
      </Button>
    </>
  )
}
