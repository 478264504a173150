import type { Form as FormState, Text } from '@homecare/sdk/kit'
import { registerTexts } from '@homecare/sdk/texts'
import type { ReactNode } from 'react'
import { ConflictChoices } from '../kit/overlays/ConflictChoices'
import { asDay, conflictWordsOf, type ConflictWords } from '../kit/overlays/conflictWords'
import { Form } from '../kit/fields/Form'
import { useSay } from '../kit/say'
import { profileConflictWords } from '../profileDialog/profileConflictWords'
import { SkipButton } from './SkipButton'
import { isMerging, useStepForm } from './useStepForm'

interface StepFormProps<D extends object> {
  /** The name of the step in its address. */
  step: string
  lead: Text
  /** Between the lead and the fields. */
  before?: ReactNode
  form: FormState<D>
  submit?: Text
  disabled?: boolean
  next: () => unknown
  children: ReactNode
}

/** The form of a step of the registration: what is typed is kept until it is saved, and the step may be skipped. */
export function StepForm<D extends object>({
  step,
  lead,
  before,
  next,
  children,
  ...props
}: StepFormProps<D>) {
  const say = useSay()
  const saved = useStepForm(step, props.form)
  return (
    <>
      <p className="soft">{say(lead)}</p>
      {before}
      <Form
        submit={registerTexts.next}
        {...props}
        onAccepted={() => {
          saved()
          return next()
        }}
        actions={<SkipButton text={registerTexts.skip} onSkip={next} />}
      >
        {isMerging(props.form) && <ConflictChoices form={props.form} words={stepConflictWords} />}
        {children}
      </Form>
    </>
  )
}

const birthdayWords = conflictWordsOf({ birthday: [registerTexts.birthday, asDay] })
const stepConflictWords: ConflictWords = (name, ...said) =>
  (name === 'birthday' ? birthdayWords : profileConflictWords)(name, ...said)
