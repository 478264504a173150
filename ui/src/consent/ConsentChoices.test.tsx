import { consentVersion, getOwnConsent, updateOwnConsent } from '@homecare/sdk/consent'
import { fakeServer, refuseWith } from '@homecare/sdk/testing'
import { consentTexts as words } from '@homecare/sdk/texts'
import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { careOf, someone, testApp } from '../app/testing'
import { AppContext } from '../frame/app'
import { render } from '../kit/testing/render'
import ConsentChoices from './ConsentChoices'

const version = consentVersion(['https://chat.example', 'https://count.example'])
beforeEach(() => {
  document.cookie = 'consent=; Path=/; Max-Age=0'
  localStorage.clear()
})

async function open() {
  const at = '2026-11-27T04:00:00.000Z'
  vi.useFakeTimers({ now: Date.parse('2026-11-28T12:00:00Z'), toFake: ['Date'] })
  const server = fakeServer()
    .on(getOwnConsent, () => ({ version, at, to: [] }))
    .on(updateOwnConsent, ({ body }) => ({ ...body, at }))
  const app = testApp({
    ...{ care: careOf(server), identity: someone('family') },
    config: {
      outsiders: {
        ...{ version, opened: [], offered: ['measuring'], pixel: 'https://count.example/p.gif', chat: null },
      },
    },
  })
  const { root } = await render(
    <AppContext value={app}>
      <ConsentChoices />
    </AppContext>,
  )
  const box = root.querySelector('input')!
  await expect.poll(() => box.disabled).toBe(false)
  const press = () => act(async () => box.click())
  const said = () => app.toasts.list.value.map(({ kind, text }) => [kind, text])
  return { server, root, press, said }
}

it('says that an answer is saved once the account has it, and before that that it is kept here', async () => {
  const { server, press, said } = await open()
  let tell = () => {}
  server.on(updateOwnConsent, async ({ body }) => {
    await new Promise<void>((resolve) => (tell = resolve))
    return { ...body, at: '' }
  })
  await press()
  expect(said()).toEqual([])
  server.on(updateOwnConsent, () => refuseWith(503))
  tell()
  await expect.poll(said).toEqual([['success', words.saved]])
  await press()
  await expect.poll(said).toContainEqual(['success', words.savedHere])
})

it('says in the server’s words that something else is asked by now', async () => {
  const { server, press, said } = await open()
  server.on(updateOwnConsent, () => refuseWith(409, 'Please load this page again.'))
  await press()
  await expect.poll(said).toEqual([['error', 'Please load this page again.']])
})

it('says on which day it was answered where its reader lives', async () => {
  const { resolvedOptions } = Intl.DateTimeFormat.prototype
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (
    this: Intl.DateTimeFormat,
  ) {
    return { ...resolvedOptions.call(this), timeZone: 'America/Los_Angeles' }
  })
  const { root } = await open()
  expect(root.textContent).toContain('You answered on November 26')
})
