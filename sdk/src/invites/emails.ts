import { isEmail } from '../kit/email.js'
import { texts, message, type BoundText, type Text } from '../kit/text.js'
import { inviteTexts } from './texts.js'

/** Addresses in one sending. */
export const invitesAtOnce = 20
/** What is longer is not read: no list of twenty addresses comes near it. */
const longestList = 20_000

/** What is wrong with a list of addresses. */
export const emailListTexts = texts({
  invalid: ['Not an e-mail address: {list}', 'No es un correo electrónico: {list}'],
  tooMany: [
    'Please enter no more than {max} addresses at once.',
    'Escriba como máximo {max} correos a la vez.',
  ],
  yourself: ['This is your own address.', 'Este es su propio correo.'],
})

/** The addresses of a text, each once in small letters, and what is none. Parted by commas, semicolons, blanks or lines. */
export function parseEmails(text: string): { readonly emails: string[]; readonly invalid: string[] } {
  if (typeof text !== 'string') return { emails: [], invalid: [] }
  const emails = new Set<string>()
  const invalid = new Set<string>()
  for (const part of namesRemoved(text.slice(0, longestList)).split(/[\s,;]+/)) {
    const address = part.toLowerCase()
    if (isEmail(address)) emails.add(address)
    else if (part !== '') invalid.add(part)
  }
  return { emails: [...emails], invalid: [...invalid] }
}

/** What is wrong with a text of addresses: one to twenty of them, and nothing else. */
export function checkEmails(text: unknown): Text | BoundText | null {
  const { emails, invalid } = parseEmails(text as string)
  if (invalid.length > 0)
    return message(emailListTexts.invalid, { list: invalid.slice(0, 3).join(', ').slice(0, 200) })
  if (emails.length === 0) return inviteTexts.emailsRequired
  return emails.length > invitesAtOnce ? message(emailListTexts.tooMany, { max: invitesAtOnce }) : null
}

/** Address books write `Ana Díaz <ana@example.com>`: of such an entry the address is kept. */
function namesRemoved(text: string): string {
  return text
    .split(/[,;\n]/)
    .map((entry) => {
      const open = entry.lastIndexOf('<')
      const close = entry.lastIndexOf('>')
      return open >= 0 && close > open ? entry.slice(open + 1, close) : entry
    })
    .join('\n')
}
