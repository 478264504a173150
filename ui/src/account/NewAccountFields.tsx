import { passwordTexts } from '@homecare/sdk/account'
import type { FormField } from '@homecare/sdk/kit'
import { newAccountTexts, pageTitles } from '@homecare/sdk/texts'
import type { FormLike } from '../kit/fields/binding'
import { CheckboxField } from '../kit/fields/CheckboxField'
import { Field } from '../kit/fields/Field'
import { PasswordField } from '../kit/fields/PasswordField'
import { Link } from '../kit/Link'
import { useSay } from '../kit/say'

type Holds<T> = FormLike & { readonly fields: T }

/** Who joins. */
export function NameFields({
  form,
}: {
  form: Holds<Readonly<Record<'first_name' | 'last_name' | 'email', FormField<string>>>>
}) {
  return (
    <>
      <Field
        form={form}
        name="first_name"
        label={newAccountTexts.firstName}
        autoComplete="given-name"
        required
      />
      <Field
        form={form}
        name="last_name"
        label={newAccountTexts.lastName}
        autoComplete="family-name"
        required
      />
      <Field form={form} name="email" label={newAccountTexts.email} type="email" required />
    </>
  )
}

/** The password of the account to be. */
export function NewPasswordField({ form }: { form: Holds<{ readonly password: FormField<string> }> }) {
  return (
    <PasswordField
      form={form}
      name="password"
      label={newAccountTexts.password}
      hint={passwordTexts.hint}
      autoComplete="new-password"
      required
    />
  )
}

/** The consent, with what is consented to. */
export function TermsField({ form }: { form: Holds<{ readonly terms: FormField<boolean> }> }) {
  const say = useSay()
  return (
    <>
      <CheckboxField form={form} name="terms" label={newAccountTexts.terms} required />
      {/* In a tab of their own: nothing that is typed here is lost. */}
      <p className="row">
        <Link href="/terms" look="line" external>
          {say(pageTitles.terms)}
        </Link>
        <Link href="/privacy/policy" look="line" external>
          {say(pageTitles.privacy)}
        </Link>
      </p>
    </>
  )
}
