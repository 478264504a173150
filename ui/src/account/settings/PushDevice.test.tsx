import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { testApp } from '../../app/testing'
import { AppContext } from '../../frame/app'
import { render } from '../../kit/testing/render'
import { PushDevice } from './PushDevice'

afterEach(() => vi.unstubAllGlobals())

it.each([
  ['default', 'Allow notifications on this device'],
  ['denied', 'Your browser blocks our notifications'],
] as const)('after an answer of the browser that is %s says what there is to do', async (answer, said) => {
  const requestPermission = vi.fn<() => Promise<string>>().mockResolvedValue(answer)
  vi.stubGlobal('Notification', { permission: 'default', requestPermission })
  vi.stubGlobal('PushManager', {})
  const registration = { pushManager: { getSubscription: () => Promise.resolve(null) } }
  vi.stubGlobal('navigator', {
    ...{ language: 'en', onLine: true },
    serviceWorker: { getRegistration: () => Promise.resolve(registration) },
  })
  const { root } = await render(
    <AppContext value={testApp()}>
      <PushDevice />
    </AppContext>,
  )
  await act(async () => undefined)
  expect(requestPermission).not.toHaveBeenCalled()
  await act(async () => root.querySelector('button')!.click())
  expect(requestPermission).toHaveBeenCalledOnce()
  expect(root.textContent).toContain(said)
})
