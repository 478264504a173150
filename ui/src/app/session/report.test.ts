import { anonymous } from '@homecare/sdk/account'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { App } from '../../frame/app'
import { pageAsData } from '../document/pageData'
import { boot } from '../boot'
import { pageAt } from '../testing'

const sent: { address: string; body: unknown }[] = []

/** The app at a page of the product that is in use, whose server answers whatever it is asked. */
async function started(): Promise<App> {
  window.history.replaceState(null, '', '/accounts/login')
  const { app } = await boot(window, {
    page: pageAsData(await pageAt('/accounts/login')),
    identity: anonymous,
    config: {
      origin: window.location.origin,
      version: '1.0',
      brand: { name: 'Homecare', supportPhone: '1' },
      demo: false,
      environment: 'production',
    },
    footer: [],
  })
  return app
}

beforeEach(() => {
  sent.length = 0
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(
      new URL(input instanceof Request ? input.url : input, window.location.origin),
      init,
    )
    sent.push({ address: `${request.method} ${new URL(request.url).pathname}`, body: await request.json() })
    return Response.json({ status: 'success', data: null })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('tells the team of what a screen reports, and of what nobody caught', async () => {
  const { report } = await started()
  const fault = new Error('A photo could not be kept')
  report(fault)
  expect(console.error).toHaveBeenCalledWith(fault)
  await expect.poll(() => sent).toMatchObject([reportOf('Error', 'A photo could not be kept')])
  window.dispatchEvent(new ErrorEvent('error', { error: new TypeError('x is undefined') }))
  await expect.poll(() => sent).toMatchObject([{}, reportOf('TypeError', 'x is undefined')])
})

const reportOf = (name: string, message: string) => ({
  address: 'POST /v1/reports/',
  body: { level: 'error', name, message },
})
