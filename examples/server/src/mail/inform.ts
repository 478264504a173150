import type { Locale, Sayable } from '@homecare/sdk/kit'
import { letter, type Post } from './mail.ts'

/**
 * Writes to somebody of what has been done, in their language: kept with that, and sent once it is committed. A letter
 * that cannot be sent is told in the log and tried again: it undoes nothing. What cannot go on without its letter, such as
 * a link that was asked for, sends it itself: the page then tells its person to look into their mail, which must be true when
 * they leave it. A code as a text message is queued all the same (`textQueue.ts`): its page waits with its person, and offers
 * another, or a call.
 */
export async function inform(
  { mail }: { readonly mail: Post },
  { email, language }: { readonly email: string; readonly language: Locale },
  subject: Sayable,
  ...paragraphs: readonly Sayable[]
): Promise<void> {
  await mail.keep(letter(email, language, subject, ...paragraphs))
}

/** The same of what can still be taken back: sent at `until`, in milliseconds. Its number, by which `mail.drop` takes it back. */
export function informLater(
  { mail }: { readonly mail: Post },
  { email, language }: { readonly email: string; readonly language: Locale },
  until: number,
  subject: Sayable,
  ...paragraphs: readonly Sayable[]
): Promise<number> {
  return mail.hold(letter(email, language, subject, ...paragraphs), until)
}
