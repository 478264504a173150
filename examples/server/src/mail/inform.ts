import type { Locale, Sayable } from '@homecare/sdk'
import { onceCommitted } from '../db/guard.ts'
import type { Log } from '../log/log.ts'
import { letter, type Mail } from './mail.ts'

/**
 * Writes to somebody of what has been done, in their language, once it is committed. A letter that cannot be sent is
 * told in the log: it undoes nothing. What cannot go on without its letter, such as a link that was asked for, sends it
 * itself.
 */
export async function inform(
  { mail, log }: { readonly mail: Mail; readonly log: Pick<Log, 'error'> },
  { email, language }: { readonly email: string; readonly language: Locale },
  subject: Sayable,
  ...paragraphs: readonly Sayable[]
): Promise<void> {
  await onceCommitted(() =>
    mail
      .send(letter(email, language, subject, ...paragraphs))
      .catch((error: unknown) => log.error('A letter was not sent', { error })),
  )
}
