import { loginHref, type PageHref } from '@homecare/sdk/addresses'
import { messageMaxLength } from '@homecare/sdk/chat'
import type { Form as FormState } from '@homecare/sdk/kit'
import { firstWordTexts as words } from '@homecare/sdk/texts'
import type { FirstWordForm } from '@homecare/sdk/visitors'
import { Field } from '../kit/fields/Field'
import { Form } from '../kit/fields/Form'
import { TextareaField } from '../kit/fields/TextareaField'
import { Link } from '../kit/Link'
import { useSay } from '../kit/say'

interface FirstWordFieldsProps {
  form: FormState<FirstWordForm>
  /** The caregiver's. */
  name: string
  here: PageHref
  asksZip: boolean
}

/** What a first message is made of, and the way of whoever has an account. */
export function FirstWordFields({ form, name, here, asksZip }: FirstWordFieldsProps) {
  const say = useSay()
  return (
    <>
      <p>{say(words.lead, { name })}</p>
      <Form
        form={form}
        submit={words.send}
        actions={
          <Link href={loginHref(here)} look="quiet">
            {say(words.haveAccount)}
          </Link>
        }
      >
        <TextareaField
          form={form}
          name="message"
          label={words.message}
          hint={words.messageHint}
          max={messageMaxLength}
          rows={4}
          required
        />
        <Field form={form} name="name" label={words.name} autoComplete="name" required />
        <Field form={form} name="email" label={words.email} type="email" required />
        {asksZip && (
          <Field
            form={form}
            name="zip_code"
            label={words.zip}
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={10}
            short
            required
          />
        )}
      </Form>
    </>
  )
}
