import { formatPhone } from '@homecare/sdk/kit'
import { telHref } from './telHref'

/** A phone number that can be called with a press. Takes 10 digits, or 11 beginning with 1. */
export function PhoneText({ digits }: { digits: string }) {
  return (
    <a className="phone" href={telHref(digits)}>
      {formatPhone(digits)}
    </a>
  )
}
