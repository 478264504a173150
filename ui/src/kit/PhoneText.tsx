import { formatPhone } from '@homecare/sdk/kit'

/** A phone number that can be called with a press. Takes 10 digits, or 11 beginning with 1. */
export function PhoneText({ digits }: { digits: string }) {
  return (
    <a className="phone" href={telHref(digits)}>
      {formatPhone(digits)}
    </a>
  )
}

/** What calls a number of 10 digits, or of 11 beginning with 1. */
export const telHref = (digits: string) => `tel:+${digits.length === 10 ? `1${digits}` : digits}` as const
