import { formatDocumentDate, message } from '@homecare/sdk/kit'
import { eq } from 'drizzle-orm'
import { pageUrl } from '../config/pageUrl.ts'
import type { Tx } from '../db/connect.ts'
import type { Deps } from '../deps/deps.ts'
import { tell } from '../notices/tell.ts'
import { users } from '../tables/account.ts'
import { depositMailTexts as words } from './texts.ts'

const letters = {
  sent: {
    page: '/payments',
    subject: words.sentSubject,
    body: words.sentBody,
    short: words.sentShort,
  },
  failed: {
    page: '/payments/bank',
    subject: words.failedSubject,
    body: words.failedBody,
    short: words.failedShort,
  },
} as const

interface News {
  readonly payee_id: number
  readonly ref: string
  readonly arrives_on: string
  readonly what: keyof typeof letters
}

/** Tells a caregiver of a deposit, once of each thing. Amounts stand in no letter. */
export async function tellOfDeposit(
  tx: Tx,
  deps: Deps,
  { payee_id, ref, arrives_on, what }: News,
): Promise<void> {
  const { page, subject, body, short } = letters[what]
  const [reader] = await tx.select({ deleted_at: users.deleted_at }).from(users).where(eq(users.id, payee_id))
  if (reader?.deleted_at !== null) return
  const params = { day: formatDocumentDate(arrives_on), link: pageUrl(deps.config, page) }
  await tell(deps, {
    ...{ to: payee_id, kind: 'timesheets', event: `deposit ${ref} ${what}`, page, subject },
    body: [message(body, params)],
    short: message(short, params),
  })
}
