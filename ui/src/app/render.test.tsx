// @vitest-environment node
import { describe, expect, it, vi } from 'vitest'
import type { Identity } from '@homecare/sdk/account'
import { mayView } from '@homecare/sdk/addresses'
import { render, type PageRequest } from './entry-server'
import { someone } from './testing'

/** A request for a page, answered by an API that knows only who is asking. */
async function ask(
  address: string,
  headers: Record<string, string> = {},
  identity: Identity = someone('anonymous'),
  own: Partial<PageRequest['config']> = {},
) {
  const api = vi.fn<typeof fetch>(async (input) => {
    const path = new URL(input instanceof Request ? input.url : input).pathname
    if (path !== '/v1/whoami/') return new Response(null, { status: 404 })
    return Response.json({ status: 'success', data: identity, intercom_hash: null })
  })
  const request: PageRequest = {
    url: `https://care.example${address}`,
    headers: new Headers(headers),
    fetch: api,
    nonce: 'n0nce',
    config: {
      origin: 'https://care.example',
      version: '1.0',
      brand: { name: 'Homecare', supportPhone: '1-888-555-0100' },
      demo: false,
      environment: 'development',
      ...own,
    },
    report: () => {},
  }
  const { status, headers: answered, stream } = await render(request)
  return { status, headers: answered, html: stream ? await new Response(stream).text() : '', api }
}

describe('a rendered page', () => {
  it('is a whole document with its head, its content and its data', async () => {
    const { status, html } = await ask('/')
    expect(status).toBe(200)
    expect(html).toMatch(/^<!doctype html><html lang="en">/)
    expect(html).toContain('<title>Homecare: Home care near you</title>')
    expect(html).toContain('<link rel="canonical" href="https://care.example/">')
    expect(html).toContain('<link rel="alternate" hreflang="es" href="https://care.example/?lang=es">')
    expect(html).toContain('<meta name="robots" content="index,follow">')
    expect(html).toContain('"@context":"https://schema.org"')
    expect(html).toMatch(/<main id="main"[^>]*>.*<h1/s)
    expect(html).toContain('<script type="application/json" id="page-data">')
  })
  it('tells the number of the support that is configured, on the front page and in the footer', async () => {
    const { html } = await ask('/')
    expect(html.match(/href="tel:\+?18885550100"/g)?.length).toBe(2)
    expect(html).not.toContain('494-3106')
  })
  it('runs no script inline without the nonce', async () => {
    const { html } = await ask('/')
    const inline = [...html.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>/g)].map(
      ([, attributes]) => attributes ?? '',
    )
    expect(inline.filter((attributes) => !/application\/(ld\+)?json|nonce="n0nce"/.test(attributes))).toEqual(
      [],
    )
  })
  it('keeps the language that an address asks for, but in no partner’s frame', async () => {
    const kept = async (address: string, own?: Partial<PageRequest['config']>) =>
      (await ask(address, {}, undefined, own)).headers.get('set-cookie')
    expect(await kept('/?lang=es')).toMatch(/^pref_locale=es; Path=\/; /)
    expect(await kept('/caregiver/profile?lang=es')).toMatch(/^pref_locale=es;/)
    expect(await kept('/')).toBeNull()
    expect(await kept('/?lang=fr')).toBeNull()
    expect(await kept('/?lang=es', { embed: { origins: [] } })).toBeNull()
  })

  it('speaks the language of the address, of the cookie, of the browser, in this order', async () => {
    const lang = async (address: string, headers: Record<string, string>) =>
      /<html lang="(\w+)"/.exec((await ask(address, headers)).html)?.[1]
    expect(await lang('/', { 'accept-language': 'fr, es-MX;q=0.8, en;q=0.5' })).toBe('es')
    expect(await lang('/', { 'accept-language': 'es', cookie: 'pref_locale=en' })).toBe('en')
    expect(await lang('/?lang=es', { cookie: 'pref_locale=en' })).toBe('es')
    expect(await lang('/', {})).toBe('en')
  })
  it('comes in the colours and the size of text that were chosen', async () => {
    const { html } = await ask('/', { cookie: 'pref_theme=dark; pref_text=130' })
    expect(html).toContain('<html lang="en" data-theme="dark" data-text-size="130">')
  })
  it('asks the API as the visitor', async () => {
    const { api } = await ask('/', { cookie: 'session=abc' })
    const [, init] = api.mock.calls[0] ?? []
    expect(new Headers(init?.headers).get('cookie')).toBe('session=abc')
  })
  it.each(['//host/x', '///host', '/\\host', '//', '///'])(
    'answers %s with a page of ours',
    async (address) => {
      const { status, headers, html } = await ask(address)
      expect([status, headers.get('Location')]).toEqual([404, null])
      expect(html).not.toMatch(/(href|content)="(https?:)?\/\/(?!care\.example)/)
    },
  )
  it('shows the design system', async () => {
    expect((await ask('/kit')).status).toBe(200)
  })
  it('shows a signed-in person their own links', async () => {
    const { html } = await ask('/', {}, someone('family'))
    const header = /<header.*?<\/header>/s.exec(html)?.[0]
    expect(header).toContain('href="/messages"')
    expect(header).not.toContain('href="/accounts/login"')
  })
  it.each([
    ['family', '/help/family', '/help/caregiver'],
    ['care_manager', '/help/family', '/help/caregiver'],
    ['caregiver', '/help/caregiver', '/help/family'],
  ] as const)('leads a %s to their own help, and not to that of others', async (type, own, other) => {
    const { html } = await ask(own, {}, someone(type))
    expect(html).toContain(`href="${own}"`)
    expect(html).not.toContain(`href="${other}"`)
  })
  it('offers a partner’s family nothing that its plan does not open', async () => {
    const linksFor = async (more: Partial<Identity>) => {
      const { html } = await ask('/help/family', {}, someone('family', more))
      return [...html.matchAll(/<a [^>]*?href="(\/[^"]*)"/g)].map(([, href]) => href)
    }
    expect(await linksFor({})).toEqual(expect.arrayContaining(['/caregivers-search', '/contact']))
    const partners = { is_b2b: true, partner_referral_code: 'clthah' }
    const offered = new Set(await linksFor(partners))
    expect([...offered].filter((href = '') => !mayView(partners, null, href))).toEqual([])
    expect(offered).toContain('/me')
  })
})

describe('an address', () => {
  it('of no page is answered with 404 and kept out of search engines', async () => {
    const { status, html } = await ask('/nowhere')
    expect(status).toBe(404)
    expect(html).toContain('<meta name="robots" content="noindex">')
  })
  it.each([
    ['/dementia', 301, '/caregivers/dementia'],
    ['/messages', 302, '/accounts/login?next=%2Fmessages'],
  ])('%s redirects with %i to %s', async (address, status, to) => {
    const answer = await ask(address)
    expect([answer.status, answer.headers.get('Location')]).toEqual([status, to])
  })
  it('cannot write itself into the document', async () => {
    const { html } = await ask(
      '/nowhere/%3C%2Fscript%3E%3Cscript%3Ealert(1)%3C/script%3E?x="><script>alert(2)</script>',
    )
    expect(html).not.toContain('<script>alert')
  })
})
