import type { Log } from '../log/log.ts'

const longest = 64 * 1024

/**
 * `POST /v1/policy-reports/`: what browsers say that a page tried against its policy, into the log: which directive, and from
 * which host, and nothing else of what was sent. Whoever sends it may be anybody.
 */
export async function answerPolicyReports(request: Request, log: Log): Promise<Response> {
  const done = new Response(null, { status: 204 })
  if (request.method !== 'POST' || Number(request.headers.get('Content-Length') ?? 0) > longest) return done
  const text = (await request.text()).slice(0, longest)
  for (const { directive, blocked } of reportsIn(text).slice(0, 10))
    log.warn('A page was kept from what its policy forbids', { directive, blocked })
  return done
}

interface Report {
  readonly directive: string
  readonly blocked: string
}

/** Of both forms that browsers send: a list of reports, or one of the older kind. */
function reportsIn(text: string): Report[] {
  try {
    const sent: unknown = JSON.parse(text)
    const all = Array.isArray(sent)
      ? sent.map((one: unknown) => entry(one, 'body'))
      : [entry(sent, 'csp-report')]
    return all.map((body) => ({
      directive: word(entry(body, 'effectiveDirective') ?? entry(body, 'effective-directive')),
      blocked: hostOf(entry(body, 'blockedURL') ?? entry(body, 'blocked-uri')),
    }))
  } catch {
    return []
  }
}

const entry = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined
const word = (value: unknown) => /^[a-z-]{1,40}/.exec(String(value))?.[0] ?? ''
const hostOf = (value: unknown) => (URL.canParse(String(value)) ? new URL(String(value)).host : word(value))
