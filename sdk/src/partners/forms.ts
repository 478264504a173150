import type { Client } from '../client/client.js'
import { onboardingErrorTexts } from '../families/onboardingTexts.js'
import { checkName, email, required, whenFilled } from '../kit/checks.js'
import { describeFailure } from '../kit/describeFailure.js'
import { createForm, type Form } from '../kit/forms/form.js'
import { checkLine, checkNote } from '../kit/fields/note.js'
import { checkPhone, phoneDigits } from '../kit/phone.js'
import { textOf } from '../kit/shape.js'
import { checkZip } from '../places/zip.js'
import { signUpWithPartner, type PartnerSignup } from './calls.js'

/** What a partner's short form asks for. */
export type PartnerFormDraft = Record<
  'first_name' | 'last_name' | 'email' | 'phone' | 'zip_code' | 'member_id' | 'message',
  string
> & { terms: boolean }

/** Signing up by a partner's short form; what is left empty is not sent. Pressed again, it counts once. */
export function createPartnerForm(
  care: Client,
  { partnerCode, formName, language }: PartnerFormOf,
): Form<PartnerFormDraft> {
  return createForm<PartnerFormDraft>({
    fields: {
      first_name: { initial: '', checks: [checkName, checkLine] },
      last_name: { initial: '', checks: [checkName, checkLine] },
      email: { initial: '', checks: [required(), email()] },
      phone: { initial: '', checks: [whenFilled(checkPhone)] },
      zip_code: { initial: '', checks: [whenFilled(checkTypedZip)] },
      member_id: { initial: '', checks: [checkLine] },
      message: { initial: '', checks: [checkNote] },
      terms: { initial: false, checks: [(agreed) => (agreed ? null : onboardingErrorTexts.terms)] },
    },
    async submit(data) {
      const body = signupOf(data, { partnerCode, formName, language })
      await care.call(signUpWithPartner, { body })
    },
    describe: describeFailure,
  })
}

/** Which form of whom, and the language of the letter that follows. */
export interface PartnerFormOf {
  readonly partnerCode: string
  readonly formName: string
  readonly language: () => 'en' | 'es'
}

function signupOf(
  {
    first_name,
    last_name,
    email: address,
    phone,
    zip_code,
    member_id,
    message: words,
    terms,
  }: PartnerFormDraft,
  { partnerCode, formName, language }: PartnerFormOf,
): PartnerSignup {
  const digits = phoneDigits(phone)
  return {
    partner_code: partnerCode,
    form_name: formName,
    first_name: first_name.trim(),
    last_name: last_name.trim(),
    email: address.trim(),
    ...(digits && { phone: digits }),
    ...filled({ zip_code, member_id, message: words }),
    terms,
    language: language(),
  }
}

function filled<K extends string>(fields: Readonly<Record<K, string>>): Partial<Record<K, string>> {
  const entries = Object.entries<string>(fields).map(([name, text]) => [name, text.trim()])
  return Object.fromEntries(entries.filter(([, text]) => text !== '')) as Partial<Record<K, string>>
}

const checkTypedZip = (value: unknown) => checkZip(textOf(value).trim())
