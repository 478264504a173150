import { createToasts } from '@homecare/sdk/kit'
import {
  createBackgroundOrder,
  revealBackgroundNumber,
  type BackgroundOrderDetail,
} from '@homecare/sdk/screening'
import { fakeServer } from '@homecare/sdk/testing'
import { expect, it, vi } from 'vitest'
import { careOf, testApp } from '../app/testing'
import { AppContext } from '../frame/app'
import { named, press, render } from '../kit/testing/render'
import { SocialSecurityNumber } from './SocialSecurityNumber'

const order = { caregiver_id: 51, status: 'ordered' } as BackgroundOrderDetail

async function open(given = order) {
  const care = careOf(fakeServer().on(revealBackgroundNumber, () => ({ ssn: '123456789' })))
  const store = createBackgroundOrder(
    care,
    createToasts(() => {}),
    given,
  )
  return render(
    <AppContext value={testApp({ care })}>
      <SocialSecurityNumber store={store} />
    </AppContext>,
  )
}

it('says beside the button what is true of a look: it is put on record, and it can be had again', async () => {
  const { root } = await open()
  for (let look = 0; look < 2; look++) {
    expect(root.textContent).not.toContain('123-45-6789')
    expect(root.textContent).toContain('We record every time the number is shown.')
    expect(root.textContent).not.toMatch(/never|again/i)
    await press(named('Show the number', root))
    await vi.waitFor(() => expect(root.textContent).toContain('123-45-6789'))
    await press(named('Hide the number', root))
  }
})

it('has no button once the check is decided: the number is erased', async () => {
  const { root } = await open({ ...order, status: 'passed' })
  expect(root.querySelector('button')).toBeNull()
})
