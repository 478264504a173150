import { createSignupFlow } from '@homecare/sdk/families'
import { findLocations } from '@homecare/sdk/places'
import { fakeServer } from '@homecare/sdk/testing'
import { signal } from '@preact/signals-core'
import { expect, it, vi } from 'vitest'
import { careOf, testApp } from '../../app/testing'
import { AppContext } from '../../frame/app'
import { find, render, type } from '../../kit/testing/render'
import { SignupPlace } from './SignupPlace'

it.each([
  ['private', 'No results found'],
  ['benefit', 'No results found, please search in a city that is under the benefit coverage area.'],
])('says to a family that pays by %s, where no place is found: %s', async (payment_option, words) => {
  const app = testApp({ care: careOf(fakeServer().on(findLocations, () => [])) })
  const made = createSignupFlow({
    ...{ care: app.care, session: app.session, today: '2026-11-20' },
    ...{ language: () => 'en', newKey: () => 'key' },
  })
  made.form.fill({ payment_option: payment_option as never })
  const { root } = await render(
    <AppContext value={app}>
      <SignupPlace
        flow={{ ...made, unsaved: signal(false), href: (step) => `/family-signup/${step}`, framed: false }}
      />
    </AppContext>,
  )
  await type(find('input', root), 'Atlantis')
  await vi.waitFor(() => expect(find('.combobox-note', root).textContent).toBe(words))
})
