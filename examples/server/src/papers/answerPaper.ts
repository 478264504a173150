import type { Offer } from '@homecare/sdk/hiring'
import { locales, say, type Locale } from '@homecare/sdk/kit'
import { withoutWages } from '@homecare/sdk/partners'
import { judge, type Policy } from '../calls/policy.ts'
import type { Deps } from '../deps/deps.ts'
import { connectionAgreementFor } from '../documents/agreements.ts'
import { bothSides, rateReaders } from '../hiring/policies.ts'
import { ratesOf } from '../hiring/wageRateRows.ts'
import { fileHeaders, noSuchFile } from '../http/fileAnswer.ts'
import { localeOf } from '../http/locale.ts'
import { countHit, ofPerson, scaled, type Limit } from '../limits/rateLimit.ts'
import { offerReaders, readOffer } from '../offers/answers.ts'
import { fileSession, type Session } from '../people/session.ts'
import type { Paper } from '../pdf/paper.ts'
import { Refusal } from '../refusals/refuse.ts'
import { notePaper } from '../trail/files.ts'
import { agreementPaper } from './agreementPaper.ts'
import { offerPaper } from './offerPaper.ts'
import { sidesFor } from './sides.ts'
import type { Making } from './sheetOf.ts'
import { paperServerTexts as words } from './texts.ts'

type PaperDeps = Pick<Deps, 'config' | 'db' | 'now' | 'pdf'>

/** A document that is asked for: of which connection, and by whom. */
interface Asked {
  readonly deps: PaperDeps
  readonly session: Session
  readonly id: number
  readonly making: Making
}

interface Kind {
  readonly policy: Policy<Session>
  /** Null where there is none. */
  make(asked: Asked): Promise<Paper | null>
}

/** The documents of a connection: who may have each, and how it is made. */
const kinds = {
  offer: {
    policy: offerReaders,
    async make({ deps: { db, config, now }, session, id, making }) {
      const offer = await readOffer(db, config.secret!, session.user, id, now())
      // As everywhere, a partner's family is told nothing of wages.
      const told = session.allowedViews ? (withoutWages(offer) as Offer | null) : offer
      return told && offerPaper(told, making)
    },
  },
  agreement: {
    policy: bothSides,
    async make({ deps: { db, config, now }, session, id, making }) {
      const { user } = session
      const mayKnow =
        (await judge(rateReaders, { session, params: { id }, query: {}, db, now: now() })) === 'allowed'
      const rates = mayKnow ? await ratesOf(db, [id]) : []
      const offer = await readOffer(db, config.secret!, user, id, now())
      const agreement = await connectionAgreementFor(db, id, user, making.locale)
      return agreementPaper({ agreement, offer, rates }, making)
    },
  },
} as const satisfies Readonly<Record<string, Kind>>

/** More than anybody prints; drawing takes a part of a second of the one thread that draws. */
const printing: Limit = { name: 'print', hits: 60, seconds: 600, counts: ['person'] }

/**
 * Answers `/files/connections/{id}/offer.pdf` and `/files/connections/{id}/agreement.pdf`; null for what is none of these. By
 * the session of one of the two sides, each of whom reads what it may know; to everybody else there is no such file. That
 * it left stands in both trails.
 */
export async function answerPaper(
  request: Request,
  deps: PaperDeps,
  requestId: string,
): Promise<Response | null> {
  const url = new URL(request.url)
  const [, number, kind] =
    /^\/files\/connections\/(\d{1,9})\/(offer|agreement)\.pdf$/.exec(url.pathname) ?? []
  if (!kind) return null
  if (request.method !== 'GET' && request.method !== 'HEAD') return new Response(null, { status: 405 })
  const { db, config } = deps
  const now = deps.now()
  const session = await fileSession(request, deps)
  if (!session) return new Response(null, { status: 401 })
  const id = Number(number)
  const { policy, make }: Kind = kinds[kind as keyof typeof kinds]
  if ((await judge(policy, { session, params: { id }, query: {}, db, now })) !== 'allowed')
    return noSuchFile()

  const locale = languageOf(url) ?? localeOf(request, session.user.language)
  const sides = await sidesFor(db, id, session.user)
  const making = { sides, locale, brand: config.brand.name, now }
  const paper = await make({ deps, session, id, making })
  if (!paper) return noSuchFile()
  const headers = fileHeaders('application/pdf', fileName(paper, making), false)
  if (request.method === 'HEAD') return new Response(null, { headers })
  try {
    await countHit(db, scaled(printing, config.rateLimitFactor), [ofPerson(session.user.id)], now)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return new Response(null, { status: error.status, headers: error.headers })
  }
  const body = await deps.pdf.print(paper)
  await notePaper(db, session.user, kind as keyof typeof kinds, id, { now, requestId })
  return new Response(body, { headers })
}

/** The language that an address names: of the page that it stood on. */
const languageOf = ({ searchParams }: URL): Locale | undefined =>
  locales.find((locale) => locale === searchParams.get('lang'))

/** 'Care agreement, Marisol R.pdf'. */
function fileName({ title }: Paper, { sides, locale }: Making): string {
  const name = say(locale, words.fileName, { title, name: sides.other })
  return `${name.replace(/[\p{Cc}\p{Cf}"\\/:*?<>|]/gu, '').replace(/\.+$/, '')}.pdf`
}
