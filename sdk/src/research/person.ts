import { isEmpty } from '../kit/checks.js'
import { isEmail } from '../kit/email.js'
import { isApiDate } from '../kit/dates/dates.js'
import { checkPhone } from '../kit/phone.js'
import { partsOf, textOf } from '../kit/shape.js'
import { inputTexts } from '../kit/inputTexts.js'
import { emailFieldTexts } from '../kit/texts.js'
import type { Sayable } from '../kit/text.js'
import { researchErrorTexts } from './researchErrorTexts.js'

/** Years back that a birthday may lie. */
export const oldestYears = 120

/** Who registers, for a study or for health records. */
export interface RegisteredPerson {
  readonly first_name: string
  readonly last_name: string
  /** YYYY-MM-DD. */
  readonly birthday: string
  readonly email: string
  readonly phone?: string | undefined
}

/** What is wrong with somebody's particulars, by the field; `today` is a day. A phone may be missing. */
export function registeredPersonErrors(
  person: RegisteredPerson,
  today: string,
): Partial<Record<keyof RegisteredPerson, Sayable>> {
  const given = partsOf(person)
  const wrongPhone = isEmpty(given.phone) ? null : checkPhone(given.phone)
  const bad = {
    ...(isEmpty(given.first_name) && { first_name: inputTexts.required }),
    ...(isEmpty(given.last_name) && { last_name: inputTexts.required }),
    ...(!isBirthday(given.birthday, today) && { birthday: researchErrorTexts.birthday }),
    ...(!isEmail(textOf(given.email).trim()) && { email: emailFieldTexts.invalid }),
    ...(wrongPhone && { phone: wrongPhone }),
  }
  return bad
}

/** Whether a day may be somebody's birthday. */
export function isBirthday(day: unknown, today: string): boolean {
  if (!isApiDate(day) || !isApiDate(today) || day > today) return false
  return Number(today.slice(0, 4)) - Number(day.slice(0, 4)) <= oldestYears
}

/** A code as it is kept: letters and digits alone, in capitals. */
export const plainCode = (typed: string): string =>
  textOf(typed)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
