import type { ShownMessage } from './shownMessages.js'

/** What the reader of a message is asked to be careful with: payment past this site, or ways to talk past it. */
export type MessageWarning = 'payment' | 'contact'

/** Ways to pay that leave no record here, and words for paying past the site; without accents, in small letters. */
const payments = [
  /\b(?:venmo|zelle|cash ?app|paypal|western union|moneygram|gift ?cards?|bitcoin|crypto(?:currency)?)\b/,
  /\b(?:wire transfer|money order|cashier'?s? che(?:ck|que)|off the books|under the table)\b/,
  /\b(?:pay|paid|paying|payment|money|settle)\b[^.!?]{0,40}\b(?:outside|around|without|off) (?:of )?(?:the|this|your) (?:site|website|app|platform)\b/,
  /\b(?:outside|around|off) (?:of )?(?:the|this) (?:site|website|app|platform)\b[^.!?]{0,40}\b(?:pay|paid|paying|payment|money|cash)\b/,
  /\b(?:pay|paid|paying|payment)\b[^.!?]{0,25}\b(?:in cash|by cash|cash only|directly)\b/,
  /\btarjetas? de regalo\b|\bbajo la mesa\b|\bgiro postal\b/,
  /\b(?:pag\w+|cobr\w+|dinero)\b[^.!?]{0,40}\b(?:en efectivo|por fuera|directamente)\b/,
  /\b(?:pag\w+|cobr\w+|dinero)\b[^.!?]{0,40}\bfuera (?:de (?:la|esta) (?:pagina|aplicacion|plataforma)|del? (?:este )?sitio)\b/,
]

/** A telephone number of the United States as people write it, or digit by digit. */
const phones = [
  /(?<![\d.-])(?:\+?1[\s.-]?)?(?:\([2-9]\d{2}\)|[2-9]\d{2})[\s.-]{0,2}[2-9]\d{2}[\s.-]{0,2}\d{4}(?![\d.-]*\d)/,
  /(?<!\d)[2-9](?:[\s.-]\d){9}(?!\d)/,
]
const mails = /[\w.+-]+@[\w-]+\.\w{2,}/
/** What a browser would make a link of, with its host. */
const links =
  /(?:https?:\/\/|www\.)(?<named>[\w.-]+)|\b(?<bare>[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|net|org|info|io|me|app|link|ly|biz|site|online|shop|xyz))\b/g

/**
 * What to be careful with in one message, or null. An offer to pay past the site counts in each; a telephone number, an
 * e-mail address or a link only while the reader has written nothing (`isFirst`). Links to `ownHost`, which is
 * named without a port, are none.
 */
export function messageWarning(
  content: string,
  { isFirst, ownHost }: { readonly isFirst: boolean; readonly ownHost: string },
): MessageWarning | null {
  const words = content.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  if (payments.some((payment) => payment.test(words))) return 'payment'
  const hasContact =
    phones.some((phone) => phone.test(words)) || mails.test(words) || linksElsewhere(words, ownHost)
  return isFirst && hasContact ? 'contact' : null
}

function linksElsewhere(words: string, ownHost: string): boolean {
  return [...words.matchAll(links)].some(({ groups }) => {
    const host = (groups?.['named'] ?? groups?.['bare'] ?? '').replace(/^www\.|\.$/g, '')
    return host !== ownHost.replace(/^www\./, '')
  })
}

/**
 * The messages of the other person that ask for care, by key. `isWhole` says that nothing older is left to load: until then
 * nobody knows whether the reader has written before.
 */
export function messageWarnings(
  messages: readonly ShownMessage[],
  isWhole: boolean,
  ownHost: string,
): ReadonlyMap<string, MessageWarning> {
  const found = new Map<string, MessageWarning>()
  const isFirst = isWhole && messages.every(({ mine }) => !mine)
  for (const { key, mine, content } of messages) {
    const warning = mine ? null : messageWarning(content, { isFirst, ownHost })
    if (warning) found.set(key, warning)
  }
  return found
}
