import { addMonths } from '../kit/dates/calendarDays.js'
import { addDays, isApiDate } from '../kit/dates/dates.js'
import { numberOf, textOf } from '../kit/shape.js'
import type { Text } from '../kit/text.js'
import { cardExpiresSoonDays, type MethodPurpose } from '../vocabulary/payments/methods.js'
import type { BankAccount, PaymentCard } from './methodCalls.js'
import { methodTexts as words } from './methodTexts.js'

/** What somebody's methods are for: whoever employs pays, whoever works is paid. */
export function methodPurposeOf(user: { readonly user_type?: string } | null | undefined): MethodPurpose {
  return user?.user_type === 'family' ? 'pay' : 'payout'
}

/** Whether a card has expired, or does so soon: on the last day of its month. Null while it has not. */
export function cardExpiry(
  card: Pick<PaymentCard, 'exp_month' | 'exp_year'>,
  today: string,
): 'expired' | 'soon' | null {
  const last = lastDayOf(card)
  if (last === null || !isApiDate(today)) return null
  if (last < today) return 'expired'
  return last <= addDays(today, cardExpiresSoonDays) ? 'soon' : null
}

function lastDayOf(card: Pick<PaymentCard, 'exp_month' | 'exp_year'>): string | null {
  const [month, year] = [numberOf(card?.exp_month, 1), numberOf(card?.exp_year, 1)]
  if (month === null || year === null || month > 12 || year > 9999) return null
  const first = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-01`
  return isApiDate(first) ? addDays(addMonths(first, 1), -1) : null
}

/** `04/29`, or nothing where it is not known. */
export function cardExpiryText({ exp_month, exp_year }: Pick<PaymentCard, 'exp_month' | 'exp_year'>): string {
  const known = Number.isInteger(exp_month) && Number.isInteger(exp_year)
  return known ? `${String(exp_month).padStart(2, '0')}/${String(exp_year).slice(-2)}` : ''
}

/**
 * What can be done about an account that is to be verified at an instant in milliseconds: its deposits are not there yet, it
 * waits to be told, it is too late, or it was told wrong too often. Null where nothing is to be verified.
 */
export function verifyStanding(
  account: Pick<BankAccount, 'state' | 'arrives_at' | 'verify_until' | 'tries_left' | 'failure'>,
  now: number,
): 'notArrived' | 'waiting' | 'expired' | 'locked' | null {
  if (account?.state === 'failed') {
    if (account.tries_left === 0) return 'locked'
    return account.failure?.includes('timeout') ? 'expired' : null
  }
  if (account?.state !== 'pending') return null
  if (account.tries_left === 0) return 'locked'
  if (account.verify_until !== null && Date.parse(account.verify_until) <= now) return 'expired'
  return account.arrives_at !== null && Date.parse(account.arrives_at) > now ? 'notArrived' : 'waiting'
}

/** Cents of a small deposit as it is typed: `32`, `.32`, `0.32` or `$0.32`. Null for anything else. */
export function depositCents(typed: unknown): number | null {
  const text = textOf(typed)
    .trim()
    .replace(/^\$\s*/, '')
  const cents = /^(?:0?\.)?(\d{2})$/.exec(text) ?? /^(\d)$/.exec(text)
  const value = cents ? Number(cents[1]) : NaN
  return value >= 1 && value <= 99 ? value : null
}

/** What is wrong with a deposit as it is typed. */
export const depositError = (typed: unknown): Text | null =>
  depositCents(typed) === null ? words.depositWrong : null

/** What is wrong with the code of a statement: six letters and digits, such as SM11AA. */
export const statementCodeError = (typed: unknown): Text | null =>
  /^[a-z0-9]{6}$/i.test(textOf(typed).trim()) ? null : words.codeWrong
