import { noteMaxLength, type Form as FormState, type Text } from '@homecare/sdk/kit'
import { uiTexts } from '@homecare/sdk/texts'
import { useApp } from '../frame/app'
import { useUnsaved } from '../frame/useUnsaved'
import { Button } from '../kit/Button'
import { Form } from '../kit/fields/Form'
import { TextareaField } from '../kit/fields/TextareaField'
import { useSay } from '../kit/say'

interface NoteFormProps<Name extends string> {
  form: FormState<Record<Name, string>>
  name: Name
  label: Text
  submit: Text
  rows: number
  cancel: () => void
}

/** What staff write to decide something, with a way back; the page is loaded anew then. */
export function NoteForm<Name extends string>(props: NoteFormProps<Name>) {
  const { name, label, submit, rows, cancel } = props
  // Whatever its field is called, it is the only one.
  const form = props.form as unknown as FormState<Record<string, string>>
  const say = useSay()
  const { navigation } = useApp()
  useUnsaved(form.dirty)
  return (
    <Form
      form={form}
      submit={submit}
      onAccepted={() => void navigation.reload()}
      actions={
        <Button look="plain" onClick={cancel}>
          {say(uiTexts.cancel)}
        </Button>
      }
    >
      <TextareaField form={form} name={name} label={label} rows={rows} max={noteMaxLength} required />
    </Form>
  )
}
