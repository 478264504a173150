import { isEmpty, noNumbers } from '../kit/checks.js'
import { isEmail } from '../kit/email.js'
import { phoneDigits } from '../kit/phone.js'
import type { BoundText, Text } from '../kit/text.js'
import { kitTexts } from '../kit/texts.js'
import type { ReferenceDraft } from './referenceCalls.js'
import { referenceTexts } from './texts.js'

/** What keeps a reference from being saved, by field; empty when it may be. Of a change, the given fields are judged. */
export function referenceErrors(
  draft: Partial<ReferenceDraft>,
): Partial<Record<keyof ReferenceDraft, Text | BoundText>> {
  const { name, relationship, phone, email } = draft
  const nameWrong = isEmpty(name) ? kitTexts.required : noNumbers()(name)
  return {
    ...('name' in draft && nameWrong && { name: nameWrong }),
    ...('relationship' in draft && isEmpty(relationship) && { relationship: referenceTexts.relationship }),
    ...('phone' in draft &&
      phoneDigits(phone ?? '') === null && {
        phone: isEmpty(phone) ? kitTexts.phoneRequired : kitTexts.phoneInvalid,
      }),
    ...(!isEmpty(email) && !isEmail(email?.trim()) && { email: kitTexts.emailInvalid }),
  }
}
