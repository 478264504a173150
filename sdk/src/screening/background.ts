import { checkName, isEmpty } from '../kit/checks.js'
import type { BoundText, Text } from '../kit/text.js'
import { inputTexts } from '../kit/inputTexts.js'
import { partsOf, textOf } from '../kit/shape.js'
import { isSocialSecurityNumber } from '../vocabulary/account/socialSecurityNumber.js'
import { states } from '../vocabulary/places/states.js'
import { checkZip } from '../places/zip.js'
import { checkBirthday } from '../caregivers/birthday.js'
import type { BackgroundCheck, BackgroundPerson } from './calls.js'
import { backgroundStepsToDo, type BackgroundStep } from '../vocabulary/screening/catalogue.js'
import { screeningErrorTexts } from './texts.js'

type Check = Pick<BackgroundCheck, 'status' | 'steps_done'>

/** The step that comes next: the first that is not done; the report once all are. */
export function nextBackgroundStep({ steps_done }: Check): BackgroundStep {
  return backgroundStepsToDo.find((step) => !steps_done.includes(step)) ?? 'view-report'
}

/** What keeps a step from being taken: the check was sent, or a step before it is not done. One may go back. */
export function backgroundStepError(check: Check, step: BackgroundStep): Text | null {
  if (!isCheckOpen(check)) return screeningErrorTexts.alreadySent
  const order: readonly BackgroundStep[] = backgroundStepsToDo
  const before = order.slice(0, Math.max(0, order.indexOf(step)))
  const { steps_done = [] } = partsOf(check)
  return before.every((one) => steps_done.includes(one)) ? null : screeningErrorTexts.notYet
}

/** Whether the caregiver may still go through the steps: it was not sent, or it was given back. */
export function isCheckOpen(check: Pick<BackgroundCheck, 'status'>): boolean {
  const { status } = partsOf(check)
  return status === 'none' || status === 'started' || status === 'returned'
}

/** Whether it was sent and has no result yet. */
export function isCheckAwaited(check: Pick<BackgroundCheck, 'status'>): boolean {
  const { status } = partsOf(check)
  return status === 'ordered' || status === 'running'
}

/** Whether there is a report to be read. */
export function hasCheckReport(check: Pick<BackgroundCheck, 'status'>): boolean {
  const { status } = partsOf(check)
  return status === 'passed' || status === 'failed'
}

/** The steps that a check which was given back must go through again: what is to be corrected, and the signature. */
export const checkStepsAgain: readonly BackgroundStep[] = ['personal', 'electronic-signature']

/** What keeps a person from being checked, by field; empty when everything is there. */
export function backgroundPersonErrors(
  person: BackgroundPerson,
  now: Date,
): Partial<Record<keyof BackgroundPerson, Text | BoundText>> {
  const given = partsOf(person)
  const birthday = checkBirthday(given.birthday, now)
  const names = (['first_name', 'last_name'] as const).flatMap((field) => {
    const wrong = checkName(given[field])
    return wrong ? [[field, wrong] as const] : []
  })
  return {
    ...Object.fromEntries(names),
    ...(birthday && { birthday }),
    ...(!isSocialSecurityNumber(given.ssn) && { ssn: screeningErrorTexts.ssn }),
    ...(isEmpty(given.address) && { address: inputTexts.required }),
    ...(isEmpty(given.city) && { city: inputTexts.required }),
    ...(!states.has(given.state) && { state: screeningErrorTexts.state }),
    ...(checkZip(given.zip_code) && { zip_code: checkZip(given.zip_code)! }),
  }
}

/** What is wrong with a signature: it is the first and the last name; accents, case and middle names do not matter. */
export function checkSignature(
  signature: string,
  person: Pick<BackgroundPerson, 'first_name' | 'last_name'>,
): Text | null {
  const { first_name, last_name } = partsOf(person)
  const written = plain(signature)
  const fits = written.startsWith(`${plain(first_name)} `) && written.endsWith(` ${plain(last_name)}`)
  return fits ? null : screeningErrorTexts.signature
}

const plain = (name: unknown) =>
  textOf(name).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim().replace(/\s+/g, ' ')
