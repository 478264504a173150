import { updateSettings, type Settings } from '@homecare/sdk/account'
import { aOwnCaregiver, fakeServer } from '@homecare/sdk/testing'
import { expect, it, vi } from 'vitest'
import { careOf, someone, testApp } from '../app/testing'
import { AppContext } from '../frame/app'
import { named, press, render } from '../kit/testing/render'
import NotifyStepScreen from './NotifyStepScreen'

it('asks to try again where it does not know what is set, and saves no answer for it', async () => {
  const fake = fakeServer()
  const sent = vi.fn<() => Settings>()
  fake.on(updateSettings, sent)
  const reload = vi.fn<() => Promise<void>>(async () => {})
  const app = testApp({ care: careOf(fake), identity: someone('caregiver'), navigation: { reload } })
  await render(
    <AppContext value={app}>
      <NotifyStepScreen
        path="/register-caregiver/app-notify-permissions"
        params={{}}
        query={new URLSearchParams()}
        data={{ profile: aOwnCaregiver(), settings: null }}
      />
    </AppContext>,
  )
  expect(document.querySelector('input')).toBeNull()
  await press(named('Try again'))
  expect(reload).toHaveBeenCalledOnce()
  expect(sent).not.toHaveBeenCalled()
})
