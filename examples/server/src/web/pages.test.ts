import { csrfCookie } from '@homecare/sdk/client'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../config/config.ts'
import { createLog } from '../log/log.ts'
import { answerPage, builtRender, type PageRequest } from './pages.ts'

const partner = 'https://partner.example.com'

/** What the web app is asked for a page, and what the visitor gets. */
async function ask(path: string, headers: Record<string, string> = {}, leadsTo?: string) {
  const asked: PageRequest[] = []
  const answer = await answerPage(new Request(`http://homecare.test${path}`, { headers }), 'nonce', {
    config: readConfig({ EMBED_ORIGINS: partner, PUBLIC_URL: 'http://homecare.test' }),
    log: createLog(
      'silent',
      () => 0,
      () => {},
    ),
    render: (request) => {
      asked.push(request)
      const out = new Headers(leadsTo ? { Location: leadsTo } : {})
      return Promise.resolve({ status: leadsTo ? 302 : 200, headers: out, stream: null })
    },
    api: fetch,
    opened: [],
    whyEnded: async (request) => (request.headers.has('Cookie') ? 'idle' : null),
  })
  return {
    request: asked[0]!,
    cookies: answer.headers.getSetCookie(),
    to: answer.headers.get('Location'),
  }
}

test('a page is rendered for whoever asks, with the token that its calls will need', async () => {
  const { request, cookies } = await ask('/family/dashboard', { Cookie: 'session=abc' })
  expect(request.headers.get('Cookie')).toBe('session=abc')
  expect(request.config).not.toHaveProperty('embed')
  expect(cookies.join()).toContain(`${csrfCookie}=`)
})

test.each(['/embed/signup', '/embed/signup/schedule?partner=getcare'])(
  '%s is rendered for nobody in particular, knows who may frame it, and sets no cookie',
  async (path) => {
    const { request, cookies } = await ask(path, { Cookie: 'session=abc' })
    expect(request.headers.has('Cookie')).toBe(false)
    expect(request.config.embed).toEqual({ origins: [partner] })
    expect(cookies).toEqual([])
  },
)

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18) HomecareIOS/1.4', true],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18)', undefined],
])('by the user agent %s the page is in the native app: %s', async (agent, native) => {
  expect((await ask('/', { 'User-Agent': agent })).request.config.native).toBe(native)
})

test('a login that a page asks for says why the session is over, where there was one', async () => {
  const ended = { Cookie: 'session=abc' }
  const login = '/accounts/login?next=%2Fsettings'
  expect((await ask('/settings', ended, login)).to).toBe(`${login}&why=idle`)
  expect((await ask('/settings', {}, login)).to).toBe(login)
  expect((await ask('/login', ended, '/accounts/login')).to).toBe('/accounts/login')
})

/** A build for each of the languages, which answers its own name. */
async function buildsOf(...languages: string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'builds-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const language of languages) {
    await mkdir(join(folder, 'server', language), { recursive: true })
    await writeFile(
      join(folder, 'server', language, 'entry-server.js'),
      `export const languageOf = ({ url }) => (url.endsWith('lang=es') ? 'es' : 'en')
       export const render = async () => ({ status: 200, headers: new Headers({ 'Content-Language': '${language}' }), stream: null })`,
    )
  }
  return folder
}

test.each(['en', 'es'])('a page in %s is rendered by the build for it', async (language) => {
  const render = await builtRender(await buildsOf('en', 'es'))
  const url = `http://homecare.test/?lang=${language}`
  const answer = await render?.({ url, headers: new Headers() } as PageRequest)
  expect(answer?.headers.get('Content-Language')).toBe(language)
})

test('without the build for one of the languages there is none', async () => {
  expect(await builtRender(await buildsOf('en'))).toBeNull()
})
