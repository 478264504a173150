import { noteMaxLength, type Form as FormState, type Sayable, type Text } from '@homecare/sdk/kit'
import { jobPageTexts } from '@homecare/sdk/texts'
import { FormDialog } from './FormDialog'
import { TextareaField } from '../kit/fields/TextareaField'
import { Form } from '../kit/fields/Form'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'

interface ReasonDialogProps {
  form: FormState<{ note: string }>
  title: Sayable
  hint: Sayable
  /** What the button does. */
  submit: Text
  /** What is asked; a reason that may be left out, and that our staff reads, unless told. */
  label?: Text
  /** Whether it may be left out; by itself only where no label is told. */
  optional?: boolean
  /** After it is sent; it closes, unless told. */
  onAccepted?: () => void
  onClose: () => void
}

/** Asks before a step back, with room for a reason. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { form, title, hint, submit, label, optional = label === undefined, onAccepted, onClose } = props
  const say = useSay()
  const dirty = useValue(form.fields.note.value) !== ''
  return (
    <FormDialog title={title} form={form} dirty={dirty} onClose={onClose}>
      <p>{say(hint)}</p>
      <Form form={form} submit={submit} onAccepted={onAccepted ?? onClose}>
        <TextareaField
          form={form}
          name="note"
          label={label ?? jobPageTexts.whyOptional}
          max={noteMaxLength}
          required={!optional}
          optional={optional}
        />
      </Form>
    </FormDialog>
  )
}
