import { hasReceipt, reportSpanOf } from '@homecare/sdk/deposits'
import { dayIn, locales, say, type Locale } from '@homecare/sdk/kit'
import { timeZoneOfState } from '@homecare/sdk/places'
import { reportTexts as words } from '@homecare/sdk/texts'
import { eq } from 'drizzle-orm'
import { judge, only, type Policy } from '../calls/policy.ts'
import { reportOf } from '../deposits/report.ts'
import { reportCsv } from '../deposits/reportFile.ts'
import type { Deps } from '../deps/deps.ts'
import { fileHeaders, noSuchFile } from '../http/fileAnswer.ts'
import { localeOf } from '../http/locale.ts'
import { countHit, ofPerson, scaled, type Limit } from '../limits/rateLimit.ts'
import { shortName } from '../people/person.ts'
import { fileSession, type Session } from '../people/session.ts'
import { Refusal } from '../refusals/refuse.ts'
import { users } from '../tables/account.ts'
import { invoices } from '../tables/money/invoices.ts'
import { invoiceDetail } from '../timesheets/family/invoiceRows.ts'
import { invoiceReaders } from '../timesheets/family/policies.ts'
import { note } from '../trail/write.ts'
import { receiptPaper, receiptSides } from './receiptPaper.ts'
import { reportPaper } from './reportPaper.ts'

type FileDeps = Pick<Deps, 'config' | 'db' | 'now' | 'pdf'>

interface Asked {
  readonly deps: FileDeps
  readonly session: Session
  readonly url: URL
  readonly id: number
  readonly locale: Locale
  readonly now: number
}

/** What is answered: its content, and the name under which it is kept. */
interface Made {
  readonly type: string
  readonly name: string
  body(): Promise<BodyInit> | BodyInit
  /** Whose trail says that it has left. */
  readonly about: readonly number[]
  readonly number: number | null
}

interface Kind {
  readonly path: RegExp
  readonly policy: Policy<Session>
  /** Null where there is none. */
  make(asked: Asked): Promise<Made | null>
}

const readers = only('family', 'caregiver', 'staff')
/** Rows that a document shows. Spreadsheets have them all. */
const drawn = 1000

const kinds: readonly Kind[] = [
  {
    path: /^\/files\/invoices\/(\d{1,9})\/receipt\.pdf$/,
    policy: invoiceReaders,
    async make({ deps: { db, pdf, config }, id, locale, now, session }) {
      const [row] = await db.select().from(invoices).where(eq(invoices.id, id))
      const invoice = await invoiceDetail(db, id)
      // A partner's family pays nothing of its own, and is told no wages.
      if (!hasReceipt(invoice) || session.allowedViews) return null
      const [family] = await db.select().from(users).where(eq(users.id, row!.family_id))
      const own = `${family!.first_name} ${family!.last_name}`.trim()
      const sides = receiptSides(session.user.id === family!.id ? own : shortName(family!), invoice.provider)
      const paper = receiptPaper(invoice, { sides, locale, now, brand: config.brand.name })
      return {
        ...{ type: 'application/pdf', name: `${paper.title} ${invoice.number}.pdf` },
        ...{ about: [row!.family_id], number: id },
        body: () => pdf.print(paper),
      }
    },
  },
  {
    path: /^\/files\/payments\/report\.csv$/,
    policy: readers,
    make: async ({ deps: { db }, session: { user }, locale, ...asked }) => ({
      ...{ type: 'text/csv; charset=utf-8', name: nameOf(asked, user.state, locale, 'csv') },
      ...{ about: [user.id], number: null },
      body: () => reportCsv(db, user, spanOf(asked, user.state), locale),
    }),
  },
  {
    path: /^\/files\/payments\/report\.pdf$/,
    policy: readers,
    make: async ({ deps: { db, pdf, config }, session: { user }, locale, ...asked }) => ({
      ...{ type: 'application/pdf', name: nameOf(asked, user.state, locale, 'pdf') },
      ...{ about: [user.id], number: null },
      async body() {
        const report = await reportOf(db, user, spanOf(asked, user.state), { limit: drawn })
        const name = `${user.first_name} ${user.last_name}`.trim()
        const { now } = asked
        return pdf.print(
          reportPaper({ report, name, role: user.role, locale, brand: config.brand.name, now }),
        )
      },
    }),
  },
]

function spanOf({ url, now }: Pick<Asked, 'url' | 'now'>, state: string) {
  const [start_date, end_date] = ['start_date', 'end_date'].map((name) => url.searchParams.get(name))
  return reportSpanOf(
    { ...(start_date && { start_date }), ...(end_date && { end_date }) },
    dayIn(timeZoneOfState(state), new Date(now)),
  )
}

function nameOf(asked: Pick<Asked, 'url' | 'now'>, state: string, locale: Locale, ending: string): string {
  const { start_date, end_date } = spanOf(asked, state)
  return `${say(locale, words.title)} ${start_date} ${end_date}.${ending}`
}

/** More than anybody keeps; drawing takes a part of a second of the one thread that draws. */
const printing: Limit = { name: 'print', hits: 60, seconds: 600, counts: ['person'] }

/**
 * Answers `/files/invoices/{id}/receipt.pdf` of an invoice that was paid, `/files/payments/report.csv` and `report.pdf` of the days
 * that their query names, to whoever may read the same on a page; null for what is none of these. That it left stands in the
 * trail.
 */
export async function answerMoneyFile(
  request: Request,
  deps: FileDeps,
  requestId: string,
): Promise<Response | null> {
  const url = new URL(request.url)
  const kind = kinds.find(({ path }) => path.test(url.pathname))
  if (!kind) return null
  if (request.method !== 'GET' && request.method !== 'HEAD') return new Response(null, { status: 405 })
  const { db, config } = deps
  const now = deps.now()
  const session = await fileSession(request, deps)
  if (!session) return new Response(null, { status: 401 })
  const id = Number(kind.path.exec(url.pathname)?.[1] ?? 0)
  if ((await judge(kind.policy, { session, params: { id }, query: {}, db, now })) !== 'allowed')
    return noSuchFile()
  const asked = locales.find((one) => one === url.searchParams.get('lang'))
  const locale = asked ?? localeOf(request, session.user.language)
  const made = await kind.make({ deps, session, url, id, locale, now })
  if (!made) return noSuchFile()
  const headers = fileHeaders(made.type, made.name, false)
  if (request.method === 'HEAD') return new Response(null, { headers })
  try {
    await countHit(db, scaled(printing, config.rateLimitFactor), [ofPerson(session.user.id)], now)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return new Response(null, { status: error.status, headers: error.headers })
  }
  const body = await made.body()
  await note(db, session.user, made.about, {
    ...{ action: 'export', subject: 'invoice', number: made.number, now, requestId },
  })
  return new Response(body, { headers })
}
