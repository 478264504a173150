import { homePath } from '@homecare/sdk/addresses'
import { providerTypes } from '@homecare/sdk/caregivers'
import { createRegisterForm } from '@homecare/sdk/registration'
import { accountTexts, newAccountTexts, pageTitles, registerTexts } from '@homecare/sdk/texts'
import { useState } from 'react'
import { NameFields, NewPasswordField, TermsField } from '../account/NewAccountFields'
import { useApp } from '../frame/app'
import { redirectTo, type HeadOf, type Load, type ScreenProps } from '../frame/screen'
import { useUnsaved } from '../frame/useUnsaved'
import { Card } from '../kit/layout/Card'
import { Field } from '../kit/fields/Field'
import { PhoneField } from '../kit/fields/PhoneField'
import { RadioGroup } from '../kit/fields/RadioGroup'
import { Form } from '../kit/fields/Form'
import { Link } from '../kit/Link'
import { Page } from '../kit/layout/Page'
import { useSay } from '../kit/say'
import { registerPath } from './registerPath'
import { useKeptType } from './useKeptType'

/** Whoever is signed in has an account: a caregiver goes on with the steps, anyone else home. */
export const load: Load<null> = async ({ identity }) => {
  if (identity.user_type === 'caregiver') redirectTo(registerPath)
  if (identity.user_type !== 'anonymous') redirectTo(homePath(identity))
  return null
}

const kinds = providerTypes.entries.map(({ id, label }) => ({ value: id, label }))

const isNursing = (params: Readonly<Record<string, string>>) => params['kind'] === 'nursing'

export const head: HeadOf<null> = (_, { params }) =>
  isNursing(params)
    ? { title: pageTitles.nursingJobs, description: registerTexts.nursingLead }
    : { title: pageTitles.registerCaregiver, description: registerTexts.lead }

/** Joining as a caregiver; at `/nursing-cna-jobs` as a skilled nursing professional. */
export default function RegisterScreen({ params, query }: ScreenProps<null>) {
  const say = useSay()
  const { care, session, navigation, prefs } = useApp()
  const nursing = isNursing(params)
  const [form] = useState(() =>
    createRegisterForm(care, session, {
      type: nursing ? 2 : 0,
      invite: query.get('invite'),
      language: () => prefs.locale.peek(),
    }),
  )
  useKeptType(form, !nursing)
  useUnsaved(form.dirty)
  return (
    <Page
      width="read"
      title={say(nursing ? registerTexts.nursingTitle : registerTexts.title)}
      lead={say(nursing ? registerTexts.nursingLead : registerTexts.lead)}
    >
      <Card>
        <Form
          form={form}
          submit={registerTexts.submit}
          onAccepted={() => navigation.go(registerPath, { replace: true })}
        >
          <RadioGroup form={form} name="provider_type" label={registerTexts.kind} options={kinds} />
          <NameFields form={form} />
          <PhoneField form={form} name="phone" label={newAccountTexts.phone} optional />
          <Field
            form={form}
            name="zip_code"
            label={registerTexts.zip}
            hint={registerTexts.zipHint}
            autoComplete="postal-code"
            inputMode="numeric"
            maxLength={5}
            short
            optional
          />
          <NewPasswordField form={form} />
          <TermsField form={form} />
        </Form>
      </Card>
      <p className="row">
        {say(registerTexts.haveAccount)}
        <Link href="/accounts/login" look="line">
          {say(accountTexts.login)}
        </Link>
      </p>
    </Page>
  )
}
