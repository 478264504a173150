import { getSettings, type Settings } from '@homecare/sdk'
import { jobPageTexts } from '@homecare/sdk/texts'
import { fakeServer } from '@homecare/sdk/testing'
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { careOf, someone, testApp } from '../app/testing'
import { AppContext } from '../frame/app'
import { find, render } from '../kit/testing/render'
import { PhoneFirst } from './PhoneFirst'

const settings: Settings = {
  ...{ first_name: 'Grace', last_name: 'Mendoza', email: 'grace@example.com', email_verified: true },
  ...{ phone: '5105550101', phone_verified: false, language: 'en', max_job_distance_preference: 20 },
  ...{ notify_by_email: true, notify_by_text: true, tutorials: {} },
}

it.each([
  ['caregiver', '/caregiver/profile/verification'],
  ['agency_caregiver', '/contact'],
] as const)('leads a %s whose phone is not verified to %s', async (user_type, href) => {
  const care = careOf(fakeServer().on(getSettings, () => settings))
  await render(
    <AppContext value={testApp({ care, identity: someone(user_type) })}>
      <PhoneFirst why={jobPageTexts.verifyPhoneWhy}>
        <p>The form</p>
      </PhoneFirst>
    </AppContext>,
  )
  await act(() => vi.waitFor(() => find('.banner a')))
  expect(find('.banner a').getAttribute('href')).toBe(href)
  expect(document.body.textContent).not.toContain('The form')
})
