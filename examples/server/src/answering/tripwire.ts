import { holdsAccountNumber } from '@homecare/sdk/kit'
import { methodTexts } from '@homecare/sdk/texts'
import { decoded } from '../http/tripwire.ts'
import { refuse, type Refusal } from '../refusals/refuse.ts'
import type { ReadBody } from '../calls/body.ts'
import { UploadedFile } from '../uploads/upload.ts'
import type { Passage } from './passage.ts'

/**
 * Refuses a body that holds the number of a card, or of a bank and an account: JSON and forms as they came, and the texts of
 * an upload, whose files are not read for it. What was sent is told nobody, the log included. (Of every request's address and
 * headers the app has looked before.)
 */
export function refuseNumbers({ body, entry, deps }: Passage): void {
  if (!body || !holdsNumbers(body)) return
  deps.log.warn(numbersRefusedLine, { route: entry.call.route })
  throw numbersRefused()
}

/** All that is written down of such a request, with the name of its call. */
export const numbersRefusedLine = 'A request held the number of a card or an account, and was refused'

export const numbersRefused = (): Refusal => refuse.form(methodTexts.numbersRefused).because('account_number')

function holdsNumbers({ value, text }: ReadBody): boolean {
  if (text !== undefined) {
    // Digits that are written by their codes are read as what they mean.
    return holdsAccountNumber(text.includes('\\u00') ? `${text} ${JSON.stringify(value)}` : decoded(text))
  }
  if (typeof value !== 'object' || value === null) return false
  const texts = Object.entries(value).filter(([, part]) => !(part instanceof UploadedFile))
  return holdsAccountNumber(JSON.stringify(texts))
}
