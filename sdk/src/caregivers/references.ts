import { checkName, isEmpty } from '../kit/checks.js'
import { isEmail } from '../kit/email.js'
import { phoneDigits } from '../kit/phone.js'
import type { BoundText, Text } from '../kit/text.js'
import { kitTexts } from '../kit/texts.js'
import type { ReferenceDraft } from './referenceCalls.js'
import { referenceTexts } from './texts.js'

/**
 * What keeps a reference from being saved, by field; empty when it may be. Of a change, the given fields are judged.
 * Nobody speaks for herself: `ownPhone` is her own number, where it is known.
 */
export function referenceErrors(
  draft: Partial<ReferenceDraft>,
  ownPhone: string | null = null,
): Partial<Record<keyof ReferenceDraft, Text | BoundText>> {
  const { name, relationship, phone, email } = draft
  const digits = phoneDigits(phone ?? '')
  const nameWrong = checkName(name)
  return {
    ...('name' in draft && nameWrong && { name: nameWrong }),
    ...('relationship' in draft && isEmpty(relationship) && { relationship: referenceTexts.relationship }),
    ...('phone' in draft &&
      digits === null && {
        phone: isEmpty(phone) ? kitTexts.phoneRequired : kitTexts.phoneInvalid,
      }),
    ...('phone' in draft &&
      digits !== null &&
      isSameNumber(digits, ownPhone) && { phone: referenceTexts.ownPhone }),
    ...(!isEmpty(email) && !isEmail(email?.trim()) && { email: kitTexts.emailInvalid }),
  }
}

/** Of eleven digits the first is the country's. */
const isSameNumber = (one: string, other: string | null): boolean =>
  phoneDigits(other ?? '')?.slice(-10) === one.slice(-10)
