import { checkName, isEmpty } from '../kit/checks.js'
import { isEmail } from '../kit/email.js'
import { phoneDigits } from '../kit/phone.js'
import { partsOf, textOf } from '../kit/shape.js'
import type { BoundText, Text } from '../kit/text.js'
import { emailFieldTexts, phoneFieldTexts } from '../kit/texts.js'
import type { ReferenceDraft } from './referenceCalls.js'
import { referenceTexts } from '../caregivers/texts.js'

/**
 * What keeps a reference from being saved, by field; empty when it may be. Of a change, the given fields are judged.
 * Nobody speaks for themselves: `ownPhone` is their own number, where it is known.
 */
export function referenceErrors(
  draft: Partial<ReferenceDraft>,
  ownPhone: string | null = null,
): Partial<Record<keyof ReferenceDraft, Text | BoundText>> {
  const given: Partial<ReferenceDraft> = partsOf(draft)
  const { name, relationship, phone, email } = given
  const nameWrong = checkName(name)
  const phoneWrong = phoneError(phone, ownPhone)
  return {
    ...('name' in given && nameWrong && { name: nameWrong }),
    ...('relationship' in given && isEmpty(relationship) && { relationship: referenceTexts.relationship }),
    ...('phone' in given && phoneWrong && { phone: phoneWrong }),
    ...(!isEmpty(email) && !isEmail(textOf(email)) && { email: emailFieldTexts.invalid }),
  }
}

function phoneError(phone: string | undefined, ownPhone: string | null): Text | null {
  const digits = phoneDigits(phone ?? '')
  if (digits === null) return isEmpty(phone) ? phoneFieldTexts.required : phoneFieldTexts.invalid
  return digits === phoneDigits(ownPhone ?? '') ? referenceTexts.ownPhone : null
}
