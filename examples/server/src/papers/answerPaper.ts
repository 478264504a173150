import { locales } from '@homecare/sdk/kit'
import { judge } from '../calls/policy.ts'
import { fileHeaders, noSuchFile } from '../http/fileAnswer.ts'
import { localeOf } from '../http/locale.ts'
import { limited } from '../limits/limited.ts'
import { ofPerson, type Limit } from '../limits/rateLimit.ts'
import { fileSession } from '../people/session.ts'
import { connectionPapers } from './connectionPapers.ts'
import { moneyPapers } from './moneyPapers.ts'
import type { PaperDeps, PaperKind } from './paperKind.ts'
import { planFhir } from './planFhir.ts'
import { planWeekPaper } from './planPaper.ts'
import { taxPapers } from './taxPapers.ts'

/** Every document that is made when it is asked for. */
const kinds: readonly PaperKind[] = [
  ...connectionPapers,
  ...moneyPapers,
  ...taxPapers,
  planWeekPaper,
  planFhir,
]

/** More than anybody prints; drawing takes a part of a second of the one thread that draws. */
const printing: Limit = { name: 'print', hits: 60, seconds: 600, counts: ['person'] }

/** By what a request is known. */
interface Where {
  readonly ip: string
  readonly requestId: string
}

/**
 * Answers a document of the product's, made as its reader may know what is in it; null for an address of none. By the session of
 * whoever may read the same on a page; to everybody else there is no such file. That it left is noted with those whom it is about.
 */
export async function answerPaper(
  request: Request,
  deps: PaperDeps,
  { ip, requestId }: Where,
): Promise<Response | null> {
  const url = new URL(request.url)
  const kind = kinds.find(({ path }) => path.test(url.pathname))
  if (!kind) return null
  if (request.method !== 'GET' && request.method !== 'HEAD') return new Response(null, { status: 405 })
  const { db } = deps
  const now = deps.now()
  const session = await fileSession(request, deps)
  if (!session) return new Response(null, { status: 401 })
  const id = Number(kind.path.exec(url.pathname)?.[1] ?? 0)
  if (
    kind.policy &&
    (await judge(kind.policy, { session, params: { id }, query: {}, db, now })) !== 'allowed'
  )
    return noSuchFile()
  const asked = locales.find((one) => one === url.searchParams.get('lang'))
  const locale = asked ?? localeOf(request, session.user.language)
  const made = await kind.make({ deps, session, url, id, locale, now, ip, requestId })
  if (!made) return noSuchFile()
  const headers = fileHeaders(made.type ?? 'application/pdf', made.name, false)
  if (request.method === 'HEAD') return new Response(null, { headers })
  const tooMany = await limited(deps, printing, [ofPerson(session.user.id)], now)
  if (tooMany) return tooMany
  const body = await made.body()
  await made.note()
  return new Response(body, { headers })
}
