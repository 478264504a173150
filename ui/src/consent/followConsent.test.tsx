import {
  consentVersion,
  getOwnConsent,
  updateOwnConsent,
  writeConsent,
  type Purpose,
} from '@homecare/sdk/consent'
import { fakeServer } from '@homecare/sdk/testing'
import { signal } from '@preact/signals-core'
import { beforeEach, expect, it, vi } from 'vitest'
import { careOf, someone, testApp } from '../app/testing'
import { AppContext } from '../frame/app'
import { held } from '../frame/scope'
import { named, press, render } from '../kit/testing/render'
import { consentBanner } from './bannerPlace'
import { ConsentBanner } from './ConsentBanner'
import { followConsent } from './followConsent'
import { consentOf } from './pageConsent'

const version = consentVersion(['https://chat.example', 'https://count.example'])
const pixel = 'https://count.example/p.gif'
const clear = () => (document.cookie = 'consent=; Path=/; Max-Age=0')
beforeEach(clear)

interface World {
  readonly opened?: readonly Purpose[]
  readonly agreed?: readonly Purpose[]
  readonly who?: Parameters<typeof someone>[0]
  readonly care?: ReturnType<typeof careOf>
}

function open({ opened = [], agreed, who = 'anonymous', care = careOf() }: World = {}) {
  const at = new Date().toISOString()
  if (agreed)
    document.cookie = `consent=${writeConsent({ version, at, to: [...agreed], by: 'visitor' })}; Path=/`
  const apps = { production: 'a', other: 'b' }
  const app = testApp({
    care,
    identity: someone(who),
    config: {
      outsiders: {
        ...{ version, opened, pixel, offered: ['chat', 'care_needs', 'measuring'] },
        chat: { url: 'https://chat.example/{app}', apps: { family: apps, caregiver: apps } },
      },
    },
  })
  const view = signal({ page: { pathname: '/', modal: null } })
  const asked: string[] = []
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    asked.push(new URL(input as string).search)
    return new Response()
  })
  followConsent(window, app, view)
  const go = (pathname: string) => (view.value = { page: { pathname, modal: null } })
  return { app, asked, go }
}

it('counts pages that are seen, each as its pattern, and what begins at a link, where somebody has agreed', () => {
  const { asked, go } = open({ opened: ['measuring'], agreed: ['measuring'] })
  for (const path of ['/', '/press/a-new-office', '/family/dashboard', '/caregivers/dementia', '/contact'])
    go(path)
  const link = document.createElement('a')
  link.href = 'tel:18005550100'
  link.addEventListener('click', (event) => event.preventDefault())
  document.body.append(link)
  link.click()
  link.remove()
  expect(asked).toEqual([
    '?event=page_seen&page=%2F&language=en',
    '?event=page_seen&page=%2Fpress%2F%3Aslug&language=en',
    '?event=page_seen&page=%2Fcontact&language=en',
    '?event=call_begun&page=%2Fcontact&language=en',
  ])
})

it('counts nothing without a yes, nor after a no, nor in a document that lets nobody in', async () => {
  const closed = open({ agreed: ['measuring'] })
  closed.go('/contact')
  expect(closed.asked).toEqual([])
  const taken = open({ opened: ['measuring'], agreed: ['measuring'] })
  await consentOf(taken.app).choose([])
  taken.go('/contact')
  expect(taken.asked).toHaveLength(1)
})

it('has a document loaded where its page lets in others than this one does', async () => {
  const { app } = open({ opened: ['measuring'], agreed: ['measuring', 'chat'] })
  const needs = (path: string) => app.otherPolicy.peek()?.(path)
  expect(needs('/press')).toBe(false)
  expect(needs('/help/family')).toBe(true)
  expect(needs('/family/dashboard')).toBe(true)
  await consentOf(app).choose([])
  expect([needs('/press'), needs('/family/dashboard')]).toEqual([true, true])
})

it('leaves our own staff alone', () => {
  const { app } = open({ who: 'staff' })
  expect(held(app, consentBanner).peek()).toBeNull()
  expect(consentOf(app).offered.value).toEqual([])
  expect(app.otherPolicy.peek()).toBeNull()
})

it('counts nothing of staff who log in in the same document, and asks them nothing', () => {
  const { app, asked, go } = open({ opened: ['measuring'], agreed: ['measuring'] })
  expect(held(app, consentBanner).peek()).not.toBeNull()
  app.session.become(someone('staff'))
  go('/contact')
  expect(asked).toEqual(['?event=page_seen&page=%2F&language=en'])
  expect(held(app, consentBanner).peek()).toBeNull()
  expect([consentOf(app).asks.value, consentOf(app).agreed.value]).toEqual([false, []])
  // This document lets others in: the next page is one that does not.
  expect(app.otherPolicy.peek()?.('/press')).toBe(true)
})

it('offers a family who logs in in the same document what families are offered', async () => {
  const to: Purpose[] = ['chat', 'care_needs']
  const server = fakeServer()
    .on(getOwnConsent, () => ({ version, at: new Date().toISOString(), to }))
    .on(updateOwnConsent, ({ body }) => ({ ...body, at: new Date().toISOString() }))
  const { app } = open({ care: careOf(server) })
  const consent = consentOf(app)
  expect(consent.offered.value).toEqual(['chat', 'measuring'])
  app.session.become(someone('family'))
  expect(consent.offered.value).toEqual(['chat', 'care_needs', 'measuring'])
  await expect.poll(() => consent.agreed.value).toEqual(['chat', 'care_needs'])
  await consent.choose([...consent.agreed.value, 'measuring'])
  expect(server.seen.at(-1)?.body).toEqual({ version, to: ['chat', 'care_needs', 'measuring'] })
})

it('asks on pages where something would run alone, and takes a no as readily as a yes', async () => {
  for (const [answer, agreed] of [
    ['Do not allow', []],
    ['Allow', ['chat', 'measuring']],
  ] as const) {
    clear()
    const { app } = open()
    const at = (pathname: string, hidden = false) => (
      <AppContext value={app}>
        <ConsentBanner pathname={pathname} hidden={hidden} />
      </AppContext>
    )
    const { root, rerender } = await render(at('/family-signup'))
    expect(root.textContent).toBe('')
    await rerender(at('/', true))
    expect(root.textContent).toBe('')
    await rerender(at('/'))
    expect(root.textContent).toContain('chat.example runs our chat')
    expect([...root.querySelectorAll('button')].map(({ dataset }) => dataset['look'])).toEqual([
      'quiet',
      'quiet',
    ])
    await press(named(answer, root))
    expect(root.textContent).toBe('')
    expect(consentOf(app).agreed.value).toEqual(agreed)
  }
})
