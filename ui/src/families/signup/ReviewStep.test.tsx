import { createSignupFlow } from '@homecare/sdk/families'
import { fakeServer } from '@homecare/sdk/testing'
import { signal } from '@preact/signals-core'
import { expect, it } from 'vitest'
import { careOf, testApp } from '../../app/testing'
import { AppContext } from '../../frame/app'
import { render } from '../../kit/testing/render'
import ReviewStep from './ReviewStep'
import type { OpenSignup } from './steps'

it('says each answer in one language', async () => {
  const app = testApp({ care: careOf(fakeServer()) })
  const made = createSignupFlow({
    care: app.care,
    session: app.session,
    today: '2026-11-20',
    language: () => 'en',
    newKey: () => 'key',
  })
  const flow: OpenSignup = {
    ...made,
    unsaved: signal(false),
    href: (step) => `/family-signup/${step}`,
    framed: false,
  }
  flow.form.fill({ care_for: 2, assistance: [1, 5] })
  const { root } = await render(
    <AppContext value={app}>
      <ReviewStep flow={flow} />
    </AppContext>,
  )
  expect(root.textContent).toContain('Bathing, Meal Prep')
  expect(root.textContent).not.toMatch(/padre|Baño|Preparación/)
})
