import { isEmail, message, dayMs } from '@homecare/sdk/kit'
import { noSuchZip } from '@homecare/sdk/places'
import { savableSearch, searchHref } from '@homecare/sdk/search'
import {
  confirmFirstWord,
  firstWordDays,
  firstWordErrors,
  firstWordsWaiting,
  getFirstWord,
  resendFirstWord,
  sendFirstWord,
  type FirstWordKept,
} from '@homecare/sdk/visitors'
import { emailFieldTexts } from '@homecare/sdk/texts'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Routes } from '../calls/on.ts'
import { anyone } from '../calls/policy.ts'
import { pageUrl } from '../config/pageUrl.ts'
import { advisoryLocks, lockInTransaction } from '../db/advisoryLocks.ts'
import type { Tx } from '../db/connect.ts'
import type { Deps } from '../deps/deps.ts'
import { emailNamed, lettersTo, type Limit } from '../limits/rateLimit.ts'
import { letter } from '../mail/mail.ts'
import { findByEmail } from '../people/findByEmail.ts'
import { findPlaceByZip } from '../places/findPlace.ts'
import { activeCaregiver } from '../profile/profile.ts'
import { refuse, refuseWrong } from '../refusals/refuse.ts'
import { hashOf, newToken } from '../secrets/token.ts'
import { firstWords } from '../tables/families.ts'
import { confirm, shownTo } from './confirming.ts'
import { firstWordServerTexts as words } from './texts.ts'

const writing: readonly Limit[] = [
  { name: 'first-word', hits: 20, seconds: 3600, also: emailNamed },
  lettersTo,
  // To one caregiver, from whomsoever.
  {
    name: 'first-word-to',
    hits: 60,
    seconds: 3600,
    counts: ['named'],
    also: (body) => `caregiver ${Number((body as { caregiver_id?: unknown } | null)?.caregiver_id)}`,
  },
]
const opening: Limit = { name: 'first-word-link', hits: 60, seconds: 600 }

/**
 * Messages of people without an account: kept, and sent to the caregiver once the address is confirmed by the press of whoever
 * opened the letter. Whoever types another person's address gets nothing by it, and does not learn whether it has an account.
 */
export function answerFirstWords(routes: Routes): void {
  routes.on(
    sendFirstWord,
    anyone,
    async ({ body, db, now, locale, session, deps }) => {
      if (session) throw refuse.forbidden()
      refuseWrong(firstWordErrors(body))
      const zip = body.zip_code?.trim() ?? ''
      if (zip !== '' && !(await findPlaceByZip(db, zip))) throw refuse.invalid({ zip_code: [noSuchZip(zip)] })
      const { user: caregiver } = await activeCaregiver(db, body.caregiver_id)
      const search = savableSearch(body.search ?? '')
      const language = body.language ?? locale
      const [email, token, ticket] = [body.email.trim(), newToken(), newToken()]
      const expires_at = new Date(now + firstWordDays * dayMs)
      await db.transaction(async (tx) => {
        await refuseMoreWaiting(tx, email, now)
        await tx.insert(firstWords).values({
          ...{ token_hash: hashOf(token), ticket_hash: hashOf(ticket), caregiver_id: caregiver.id },
          ...{ email, name: body.name.trim(), content: body.message.trim(), language },
          zip_code: zip === '' ? null : zip,
          search: search && searchHref(search),
          ...{ created_at: new Date(now), expires_at },
        })
      })
      await mailLink(deps, { email, language, token, name: caregiver.first_name })
      return keptOf(ticket, email, expires_at)
    },
    { limit: writing },
  )

  routes.on(
    resendFirstWord,
    anyone,
    async ({ body, db, now, deps }) => {
      const [email, token] = [body.email.trim(), newToken()]
      if (!isEmail(email)) throw refuse.invalid({ email: [emailFieldTexts.invalid] })
      const row = await db.transaction(async (tx) => {
        const mine = and(eq(firstWords.ticket_hash, hashOf(body.ticket)), waits(now))
        const [found] = await tx.select().from(firstWords).where(mine).for('update')
        if (!found) throw refuse.notFound(words.ticketGone)
        if (found.email?.toLowerCase() !== email.toLowerCase()) await refuseMoreWaiting(tx, email, now)
        await tx
          .update(firstWords)
          .set({ email, token_hash: hashOf(token) })
          .where(eq(firstWords.id, found.id))
        return found
      })
      const { user: caregiver } = await activeCaregiver(db, row.caregiver_id)
      await mailLink(deps, { email, language: row.language, token, name: caregiver.first_name })
      return keptOf(body.ticket, email, row.expires_at)
    },
    { limit: [{ name: 'first-word-again', hits: 10, seconds: 3600, also: emailNamed }, lettersTo] },
  )

  routes.on(
    getFirstWord,
    anyone,
    async ({ params, db, now, session }) => {
      const [row] = await db.select().from(firstWords).where(opened(params.token, now))
      if (!row) throw refuse.notFound(words.linkGone)
      return shownTo(db, row, session)
    },
    { limit: opening },
  )

  routes.on(
    confirmFirstWord,
    anyone,
    (context) => {
      const { token } = context.params
      return confirm(context, async (tx) => {
        const [row] = await tx.select().from(firstWords).where(opened(token, context.now)).for('update')
        if (!row) throw refuse.notFound(words.linkGone)
        return row
      })
    },
    { limit: opening },
  )
}

const waits = (now: number) => and(isNull(firstWords.sent_at), gt(firstWords.expires_at, new Date(now)))
const opened = (token: string, now: number) =>
  and(eq(firstWords.token_hash, hashOf(token)), gt(firstWords.expires_at, new Date(now)))

/** Two at once wait for each other: what waits for an address is counted. */
async function refuseMoreWaiting(tx: Tx, email: string, now: number): Promise<void> {
  const address = email.toLowerCase()
  await lockInTransaction(tx, advisoryLocks.firstWords, Number.parseInt(hashOf(address).slice(0, 7), 16))
  const waiting = await tx.$count(firstWords, and(eq(sql`lower(${firstWords.email})`, address), waits(now)))
  if (waiting >= firstWordsWaiting) throw refuse.form(words.tooManyWaiting)
}

interface Mailed {
  readonly email: string
  readonly language: 'en' | 'es'
  readonly token: string
  /** The caregiver's. */
  readonly name: string
}

/** Only whoever reads the letter learns whether the address has an account. */
async function mailLink(deps: Deps, { email, language, token, name }: Mailed) {
  const known = await findByEmail(deps.db, email)
  const link = pageUrl(deps.config, `/first-words/${token}`)
  await deps.mail.send(
    letter(
      email,
      language,
      message(words.subject, { name }),
      message(known ? words.knownBody : words.newBody, { name, days: firstWordDays, link }),
      words.ignore,
    ),
  )
}

const keptOf = (ticket: string, email: string, expires_at: Date): FirstWordKept => ({
  ...{ ticket, email, expires_at: expires_at.toISOString() },
})
