import { noteMaxLength, type Form as FormState, type Text } from '@homecare/sdk/kit'
import { staffDeskTexts } from '@homecare/sdk/texts'
import type { ReactNode } from 'react'
import { useUnsaved } from '../frame/useUnsaved'
import { Form } from '../kit/fields/Form'
import { RadioGroup } from '../kit/fields/RadioGroup'
import { TextareaField } from '../kit/fields/TextareaField'
import { useValue } from '../kit/useValue'

interface DecisionFormProps<Decision extends string> {
  /** With a note where a decision of it gives something back. */
  form: FormState<{ decision: Decision | null; note: string }> | FormState<{ decision: Decision | null }>
  decisions: readonly { readonly id: Decision; readonly label: Text }[]
  words: Readonly<Record<'decide' | 'save', Text>>
  onDecided: () => unknown
  /** What a decision asks for besides. */
  children?: ReactNode
}

/** What staff decide on what somebody handed in; giving it back, which is `returned`, asks what to change. */
export function DecisionForm<Decision extends string>(props: DecisionFormProps<Decision>) {
  const { decisions, words, onDecided, children } = props
  // Whatever is decided, it is chosen of `decisions` alone.
  const form = props.form as unknown as FormState<{ decision: string | null; note: string }>
  const decision = useValue(form.fields.decision.value)
  useUnsaved(form.dirty)
  return (
    <Form form={form} submit={words.save} onAccepted={onDecided}>
      <RadioGroup
        form={form}
        name="decision"
        label={words.decide}
        options={decisions.map(({ id, label }) => ({ value: id as string, label }))}
        look="chips"
        required
      />
      {children}
      {decision === 'returned' && (
        <TextareaField
          form={form}
          name="note"
          label={staffDeskTexts.changeWhat}
          hint={staffDeskTexts.changeHint}
          rows={3}
          max={noteMaxLength}
          required
        />
      )}
    </Form>
  )
}
