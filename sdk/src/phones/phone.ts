import { isEmpty } from '../kit/checks.js'
import { numberOf } from '../kit/shape.js'
import { message, texts, type BoundText, type Text } from '../kit/text.js'
import { phoneVerification } from '../vocabulary/caregivers/constants.js'

/** Verifying a phone number. */
export const phoneTexts = texts({
  codeRequired: ['Please enter the code we sent you.', 'Escriba el código que le enviamos.'],
  codeInvalid: ['The code has {digits} digits.', 'El código tiene {digits} dígitos.'],
  noTriesLeft: [
    'That was the last try with this code. Please ask for a new one.',
    'Fue el último intento con este código. Pida uno nuevo.',
  ],
  codeExpired: ['This code has expired. Please ask for a new one.', 'Este código ya venció. Pida uno nuevo.'],
  waitToSend: [
    'Please wait {seconds} seconds before asking for another code.',
    'Espere {seconds} segundos antes de pedir otro código.',
  ],
  noSendsLeft: [
    'We cannot send you more codes for now. Please try again later.',
    'Por ahora no podemos enviarle más códigos. Inténtelo más tarde.',
  ],
  verified: ['Your phone number is verified', 'Su número de teléfono está verificado'],
})

/** How often a code may be asked for, on top of the server's own limit. */
export const codeSends = { max: 5, pauseMs: 30_000 } as const

/** What has been sent and tried for one number; instants in milliseconds. */
export interface CodeSends {
  readonly phone: string
  readonly sends: number
  readonly sentAt: number
  /** Wrong tries with the last code. */
  readonly tries: number
}

/** What is wrong with a code as typed: it has three digits, or as many as the server says. */
export function checkCode(
  code: unknown,
  digits: number = phoneVerification.codeDigits,
): Text | BoundText | null {
  if (isEmpty(code)) return phoneTexts.codeRequired
  const wanted = codeLength(digits)
  return typeof code === 'string' && code.length === wanted && /^[0-9]+$/.test(code)
    ? null
    : message(phoneTexts.codeInvalid, { digits: wanted })
}

/** Why no code may be sent to a number now, or null. Another number begins anew. */
export function sendRefusal(before: CodeSends | null, phone: string, now: number): Text | BoundText | null {
  if (!before || before.phone !== phone) return null
  if (before.sends >= codeSends.max) return phoneTexts.noSendsLeft
  const wait = before.sentAt + codeSends.pauseMs - (numberOf(now) ?? 0)
  return wait > 0 ? message(phoneTexts.waitToSend, { seconds: Math.ceil(wait / 1000) }) : null
}

/** The account after a code was sent. */
export function codeSent(before: CodeSends | null, phone: string, now: number): CodeSends {
  return { phone, sends: before?.phone === phone ? before.sends + 1 : 1, sentAt: now, tries: 0 }
}

/** The account after a wrong code. */
export function codeRefused(sent: CodeSends): CodeSends {
  return { ...sent, tries: sent.tries + 1 }
}

/** Why the last code cannot be tried any more, or null: five tries and ten minutes. */
export function tryRefusal(sent: CodeSends | null, now: number): Text | null {
  const age = (numberOf(now) ?? Number.NaN) - (numberOf(sent?.sentAt) ?? Number.NaN)
  if (!sent || !(age <= phoneVerification.lifetimeMs)) return phoneTexts.codeExpired
  return sent.tries >= phoneVerification.tries ? phoneTexts.noTriesLeft : null
}

/** How many digits a code has: the server's setting within 3 to 8, else three. */
function codeLength(digits: number): number {
  const { codeDigits, minCodeDigits, maxCodeDigits } = phoneVerification
  const set = numberOf(digits, minCodeDigits)
  return set !== null && set <= maxCodeDigits ? set : codeDigits
}
