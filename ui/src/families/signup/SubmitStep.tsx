import { loginHref } from '@homecare/sdk/addresses'
import { contactMethods, isKnownAddress, timesOfDay } from '@homecare/sdk/families'
import { newAccountTexts, signupTexts } from '@homecare/sdk/texts'
import { NameFields, NewPasswordField, TermsField } from '../../account/NewAccountFields'
import { useApp } from '../../frame/app'
import { Banner } from '../../kit/states/Banner'
import { CheckboxGroup } from '../../kit/fields/CheckboxGroup'
import { Field } from '../../kit/fields/Field'
import { PhoneField } from '../../kit/fields/PhoneField'
import { SelectField } from '../../kit/fields/SelectField'
import { Form } from '../../kit/fields/Form'
import { Link } from '../../kit/Link'
import { useSay } from '../../kit/say'
import { useValue } from '../../kit/useValue'
import { optionsOf } from './options'
import { ShownToWhom } from './ShownToWhom'
import { StepWays } from './StepForm'
import type { StepProps } from './steps'

/** The account, and the press that posts the job. */
export default function SubmitStep({ flow }: StepProps) {
  const say = useSay()
  const { navigation, session } = useApp()
  const identity = useValue(session.identity)
  const failure = useValue(flow.form.failure)
  const { form } = flow
  const asksAccount = useValue(form.fields.email.active)
  return (
    <Form
      form={form}
      submit={asksAccount ? signupTexts.create : signupTexts.post}
      onAccepted={() => navigation.go(flow.href('success'), { replace: true })}
      actions={<StepWays before="review" flow={flow} />}
    >
      {isKnownAddress(failure) && (
        <Banner tone="info">
          <p>{say(signupTexts.accountExists)}</p>
          <Link
            href={flow.framed ? '/accounts/login' : loginHref(flow.href('submit'))}
            look="line"
            external={flow.framed}
          >
            {say(signupTexts.loginInstead)}
          </Link>
        </Banner>
      )}
      {asksAccount ? (
        <>
          <NameFields form={form} />
          <PhoneField form={form} name="phone" label={newAccountTexts.phone} required />
          <NewPasswordField form={form} />
          <SelectField
            form={form}
            name="preferred_contact_method"
            label={signupTexts.contactMethod}
            options={optionsOf(contactMethods)}
            optional
          />
          <CheckboxGroup
            form={form}
            name="call_availability"
            label={signupTexts.callAvailability}
            options={optionsOf(timesOfDay)}
            look="chips"
            optional
          />
          <Field form={form} name="referer" label={signupTexts.referer} optional />
          <ShownToWhom form={form} />
          <TermsField form={form} />
        </>
      ) : (
        <>
          <p>{say(signupTexts.signedInAs, { name: identity.first_name })}</p>
          <ShownToWhom form={form} />
        </>
      )}
    </Form>
  )
}
