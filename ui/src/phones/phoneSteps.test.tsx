import { createPhoneStore, getPhoneVerification } from '@homecare/sdk/phones'
import { fakeServer } from '@homecare/sdk/testing'
import { act } from 'react'
import { expect, it } from 'vitest'
import { careOf, testApp } from '../app/testing'
import { AppContext } from '../frame/app'
import { find, named, render } from '../kit/testing/render'
import { PhoneVerification } from './PhoneVerification'

async function show(phone_verified: boolean, registering = false) {
  const server = fakeServer().on(getPhoneVerification, () => ({
    ...{ phone_number: '5105550123', phone_verified, code_digits: 3 },
  }))
  const app = testApp({ care: careOf(server) })
  const store = createPhoneStore(app.care, app.toasts, { now: () => 0 })
  await store.load()
  const { root } = await render(
    <AppContext value={app}>
      <PhoneVerification store={store} leave={() => {}} registering={registering} />
    </AppContext>,
  )
  return { store, root }
}

it('asks for the number and how the code is to come, with Cancel while it is not verified', async () => {
  const { root } = await show(false)
  expect(find<HTMLInputElement>('input[type=tel]', root).value).toBe('(510) 555-0123')
  for (const choice of ['Text me', 'Call me']) expect(root.textContent).toContain(choice)
  expect(named('Cancel', root)).toBeTruthy()
})

it('offers neither Skip nor Cancel in the registration while the number is not verified', async () => {
  const { root } = await show(false, true)
  expect(root.textContent).not.toMatch(/Skip|Cancel/)
})

it.each([false, true])(
  'offers Skip once the number is verified, in the registration: %s',
  async (registering) => {
    const { store, root } = await show(true, registering)
    await act(async () => store.enterNumber())
    expect(named('Skip', root)).toBeTruthy()
    expect(root.textContent).not.toContain('Cancel')
  },
)
