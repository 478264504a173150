import { dayMs } from '@homecare/sdk/kit'
import { faultKinds, type FaultKind } from '@homecare/payments'
import { isCrossSite } from '../http/cookies.ts'
import { faultActions, paymentActions, paymentDeeds, type DemoControls } from './deeds.ts'
import { demoPage } from './page.ts'

type Given = Readonly<Record<string, unknown>>
type Deed = (controls: DemoControls, given: Given) => Promise<object>

/** Something was asked that there is not: said with what there is. */
class Unknown extends Error {}

const posts: Readonly<Record<string, Deed>> = {
  '/demo/clock': async ({ clock, pass }, { advance }) => {
    const ms = millisecondsOf(advance)
    if (ms === null) throw new Unknown('advance is milliseconds, or such as 30s, 15m, 2h, 4d')
    await clock.advance(ms)
    await pass()
    return { now: new Date(clock.now()).toISOString(), ahead_ms: clock.aheadMs }
  },
  '/demo/payments': async ({ standIn, pass }, { action, id }) => {
    if (!standIn) throw new Unknown('a real provider takes payments here')
    const deed = paymentDeeds[action as keyof typeof paymentDeeds]
    if (!Object.hasOwn(paymentDeeds, String(action)))
      throw new Unknown(`action is ${paymentActions.join(', ')}`)
    const changed = await deed(standIn, typeof id === 'string' && id !== '' ? id : undefined)
    await pass()
    return { action, changed, ...(await standIn.controls.look()) }
  },
  '/demo/faults': async ({ standIn }, { provider }) => {
    if (!standIn) throw new Unknown('a real provider takes payments here')
    if (provider === 'reset') standIn.faults.reset()
    else if (faultKinds.includes(provider as FaultKind)) standIn.faults.order(provider as FaultKind)
    else throw new Unknown(`provider is ${faultActions.join(', ')}`)
    return { provider: standIn.faults.ordered }
  },
}

/**
 * Answers `/demo/`, `/demo/clock/`, `/demo/payments/` and `/demo/faults/`, only in a demonstration: what takes days, a bank or
 * bad luck otherwise. Takes JSON, or the forms of its own page, which come back to it. Null for any other path.
 */
export async function answerDemoControls(
  request: Request,
  controls: DemoControls,
  nonce: string,
): Promise<Response | null> {
  const { pathname } = new URL(request.url)
  const path = pathname.replace(/\/$/, '')
  if (request.method === 'GET') {
    if (path === '/demo') return html(await demoPage(controls, nonce))
    if (path === '/demo/payments') return json((await controls.standIn?.controls.look()) ?? {})
    if (path === '/demo/clock')
      return json({ now: new Date(controls.clock.now()).toISOString(), ahead_ms: controls.clock.aheadMs })
    return null
  }
  const deed = Object.hasOwn(posts, path) ? posts[path] : undefined
  if (!deed || request.method !== 'POST') return null
  if (isCrossSite(request, controls.publicUrl)) return json({ error: 'from another site' }, 403)
  const isForm = (request.headers.get('Content-Type') ?? '').includes('form')
  try {
    const done = await deed(controls, await given(request, isForm))
    return isForm ? new Response(null, { status: 303, headers: { Location: '/demo/' } }) : json(done)
  } catch (error) {
    if (error instanceof Unknown) return json({ error: error.message }, 400)
    throw error
  }
}

async function given(request: Request, isForm: boolean): Promise<Given> {
  const text = await request.text()
  if (isForm) return Object.fromEntries(new URLSearchParams(text))
  try {
    const value: unknown = JSON.parse(text || '{}')
    return typeof value === 'object' && value !== null ? (value as Given) : {}
  } catch {
    throw new Unknown('JSON is wanted')
  }
}

const units: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: dayMs }

/** Milliseconds of a number, or of such as `4d`; at most ten years ahead. */
function millisecondsOf(value: unknown): number | null {
  const [, count, unit] = /^(\d{1,12})(ms|s|m|h|d)?$/.exec(String(value)) ?? []
  const ms = Number(count) * units[unit ?? 'ms']!
  return count !== undefined && ms > 0 && ms <= 3650 * units.d! ? ms : null
}

const json = (body: object, status = 200) =>
  Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } })
const html = (page: string) => new Response(page, { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
