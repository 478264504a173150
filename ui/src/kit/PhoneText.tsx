import { formatPhone } from '@homecare/sdk/kit'

/** A phone number that can be called with a press. Takes 10 digits, or 11 beginning with 1. */
export function PhoneText({ digits }: { digits: string }) {
  return (
    <a className="phone" href={telHref(digits)}>
      {formatPhone(digits)}
    </a>
  )
}

/** What calls a number as it is written: ten digits are one of the United States; shorter ones are called as they are. */
export function telHref(number: string) {
  const digits = number.replace(/\D/g, '')
  if (digits.length < 10) return `tel:${digits}` as const
  return `tel:+${digits.length === 10 ? `1${digits}` : digits}` as const
}
