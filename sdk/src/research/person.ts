import { checkName, email, isEmpty } from '../kit/checks.js'
import { birthdayFault } from '../kit/dates/birthday.js'
import { checkPhone } from '../kit/phone.js'
import { partsOf, textOf } from '../kit/shape.js'
import type { Sayable } from '../kit/text.js'
import { researchLimits } from '../vocabulary/research/limits.js'
import { researchErrorTexts } from './researchErrorTexts.js'

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
  const verdicts = {
    first_name: checkName(given.first_name),
    last_name: checkName(given.last_name),
    birthday: isBirthday(given.birthday, today) ? null : researchErrorTexts.birthday,
    email: email()(given.email),
    phone: isEmpty(given.phone) ? null : checkPhone(given.phone),
  }
  return Object.fromEntries(Object.entries(verdicts).filter(([, wrong]) => wrong !== null))
}

/** Whether a day may be somebody's birthday. */
export const isBirthday = (day: unknown, today: string): boolean =>
  birthdayFault(day, today, { min: 0, max: researchLimits.oldestYears }) === null

/** A code as it is kept: letters and digits alone, in capitals. */
export const plainCode = (typed: string): string =>
  textOf(typed)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
