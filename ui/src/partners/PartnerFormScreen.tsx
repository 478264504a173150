import { message, noteMaxLength } from '@homecare/sdk/kit'
import { createPartnerForm, getBrandingFlow, type BrandingFlow } from '@homecare/sdk/partners'
import { partnerFormTexts } from '@homecare/sdk/texts'
import { useState } from 'react'
import { NameFields, TermsField } from '../account/NewAccountFields'
import { useApp } from '../frame/app'
import type { HeadOf, Load, ScreenProps } from '../frame/screen'
import { useUnsaved } from '../frame/useUnsaved'
import { Card } from '../kit/layout/Card'
import { Field } from '../kit/fields/Field'
import { PhoneField } from '../kit/fields/PhoneField'
import { TextareaField } from '../kit/fields/TextareaField'
import { Form } from '../kit/fields/Form'
import { Link } from '../kit/Link'
import { Page } from '../kit/layout/Page'
import { useSay } from '../kit/say'
import { partnerHead } from './PartnerHead'

/** Whose form it is. A partner who is not known, or not active, has none. */
export const load: Load<BrandingFlow> = ({ care, params, signal }) =>
  care.call(getBrandingFlow, { flow: params.partnerCode ?? '' }, { signal })

export const head: HeadOf<BrandingFlow> = ({ name }) => ({
  title: message(partnerFormTexts.formTitle, { partner: name }),
})

/** A partner's short form: the account is opened by the letter that follows, so that no password is asked for. */
export default function PartnerFormScreen({ data, params }: ScreenProps<BrandingFlow>) {
  const { name } = data
  const say = useSay()
  const { care, prefs } = useApp()
  const { partnerCode = '', formName = '' } = params
  const [form] = useState(() =>
    createPartnerForm(care, { partnerCode, formName, language: () => prefs.locale.peek() }),
  )
  const [sentTo, setSentTo] = useState<string | null>(null)
  useUnsaved(form.dirty)
  const look = { width: 'read', actions: partnerHead(data) } as const
  if (sentTo !== null) {
    return (
      <Page {...look} title={say(partnerFormTexts.sentTitle)}>
        <Card>
          <p role="status">{say(partnerFormTexts.sentText, { email: sentTo })}</p>
          <div className="row">
            <Link href="/caregivers-search" look="primary">
              {say(partnerFormTexts.sentLook)}
            </Link>
          </div>
        </Card>
      </Page>
    )
  }
  return (
    <Page
      {...look}
      title={say(partnerFormTexts.formTitle, { partner: name })}
      lead={say(partnerFormTexts.formLead)}
    >
      <Card>
        <Form
          form={form}
          submit={partnerFormTexts.send}
          onAccepted={() => {
            setSentTo(form.data.peek().email.trim())
            form.reset()
          }}
        >
          <NameFields form={form} />
          <PhoneField form={form} name="phone" label={partnerFormTexts.phone} optional />
          <Field
            form={form}
            name="zip_code"
            label={partnerFormTexts.zip}
            optional
            inputMode="numeric"
            autoComplete="postal-code"
          />
          <Field
            form={form}
            name="member_id"
            label={partnerFormTexts.memberId}
            optional
            hint={partnerFormTexts.memberIdHint}
          />
          <TextareaField
            form={form}
            name="message"
            label={partnerFormTexts.message}
            optional
            max={noteMaxLength}
          />
          <TermsField form={form} />
        </Form>
      </Card>
    </Page>
  )
}
