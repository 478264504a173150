import { changedWords } from '@homecare/sdk/research'
import type { Form as FormState, Sayable } from '@homecare/sdk/kit'
import { researchTexts as words } from '@homecare/sdk/texts'
import type { ReactNode } from 'react'
import { useNavigation } from '../frame/app'
import { Button } from '../kit/Button'
import { Form } from '../kit/fields/Form'
import { useSay } from '../kit/say'
import { Banner } from '../kit/states/Banner'
import { useValue } from '../kit/useValue'

interface StepFormProps<D extends object> {
  form: FormState<D>
  submit: Sayable
  onAccepted: () => unknown
  children: ReactNode
}

/** What a step asks. Where the study has other words by now, it leads to them: nothing is agreed to that was not read. */
export function StepForm<D extends object>({ form, submit, onAccepted, children }: StepFormProps<D>) {
  const say = useSay()
  const navigation = useNavigation()
  const failure = useValue(form.failure)
  return (
    <Form form={form} submit={submit} onAccepted={onAccepted}>
      {failure?.code === changedWords && (
        <Banner
          tone="warn"
          title={say(words.changedTitle)}
          actions={
            <Button look="primary" onClick={() => void navigation.reload()}>
              {say(words.readAgain)}
            </Button>
          }
        />
      )}
      {children}
    </Form>
  )
}
