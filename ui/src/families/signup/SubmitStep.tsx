import { contactMethods, isKnownAddress, passwordTexts, timesOfDay } from '@homecare/sdk'
import { pageTitles, signupTexts } from '@homecare/sdk/texts'
import { useApp } from '../../frame/app'
import { Banner } from '../../kit/Banner'
import { CheckboxField } from '../../kit/fields/CheckboxField'
import { CheckboxGroup } from '../../kit/fields/CheckboxGroup'
import { Field } from '../../kit/fields/Field'
import { PasswordField } from '../../kit/fields/PasswordField'
import { PhoneField } from '../../kit/fields/PhoneField'
import { SelectField } from '../../kit/fields/SelectField'
import { Form } from '../../kit/Form'
import { Link } from '../../kit/Link'
import { useSay } from '../../kit/say'
import { useValue } from '../../kit/useValue'
import { optionsOf } from './options'
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
      onAccepted={() => void navigation.go(flow.href('success'), { replace: true })}
      actions={<StepWays before="review" flow={flow} />}
    >
      {isKnownAddress(failure) && (
        <Banner tone="info">
          <p>{say(signupTexts.accountExists)}</p>
          <Link
            href={
              flow.framed
                ? '/accounts/login'
                : `/accounts/login?next=${encodeURIComponent(flow.href('submit'))}`
            }
            look="line"
            external={flow.framed}
          >
            {say(signupTexts.loginInstead)}
          </Link>
        </Banner>
      )}
      {asksAccount ? (
        <>
          <Field
            form={form}
            name="first_name"
            label={signupTexts.firstName}
            autoComplete="given-name"
            required
          />
          <Field
            form={form}
            name="last_name"
            label={signupTexts.lastName}
            autoComplete="family-name"
            required
          />
          <Field
            form={form}
            name="email"
            label={signupTexts.email}
            type="email"
            autoComplete="email"
            required
          />
          <PhoneField form={form} name="phone" label={signupTexts.phone} required />
          <PasswordField
            form={form}
            name="password"
            label={signupTexts.password}
            hint={passwordTexts.hint}
            autoComplete="new-password"
            required
          />
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
          <CheckboxField form={form} name="terms" label={signupTexts.terms} required />
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
      ) : (
        <p>{say(signupTexts.signedInAs, { name: identity.first_name })}</p>
      )}
    </Form>
  )
}
