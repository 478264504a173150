import { noticeSettingsOf } from '@homecare/sdk/notices'
import { getSettings, type Settings } from '@homecare/sdk/account'
import { getPhoneVerification, verifyPhone } from '@homecare/sdk/phones'
import { jobPageTexts } from '@homecare/sdk/texts'
import { fakeServer } from '@homecare/sdk/testing'
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { careOf, someone, testApp } from '../app/testing'
import { AppContext } from '../frame/app'
import { find, named, press, render, type } from '../kit/testing/render'
import { PhoneFirst } from './PhoneFirst'
// Its code, which a browser loads at the press.
import './PhoneHere'

const settings: Settings = {
  ...{ first_name: 'Grace', last_name: 'Mendoza', email: 'grace@example.com', email_verified: true },
  ...{
    phone: '5105550101',
    phone_verified: false,
    language: 'en',
    jobs_may_be_indexed: null,
    max_job_distance_preference: 20,
  },
  ...{ notices: noticeSettingsOf(null, 'caregiver'), tutorials: {} },
}

function open(user_type: 'caregiver' | 'agency_caregiver') {
  const server = fakeServer()
    .on(getSettings, () => settings)
    .on(getPhoneVerification, () => ({
      ...{ phone_number: '5105550101', phone_verified: false, code_digits: 3 },
    }))
    .on(verifyPhone, () => ({ phone_verified: true }))
  return render(
    <AppContext value={testApp({ care: careOf(server), identity: someone(user_type) })}>
      <PhoneFirst why={jobPageTexts.verifyPhoneWhy}>
        <p>The form</p>
      </PhoneFirst>
    </AppContext>,
  )
}

it('leads an agency caregiver whose phone is not verified to the contact page', async () => {
  await open('agency_caregiver')
  await act(() => vi.waitFor(() => find('.banner a')))
  expect(find('.banner a').getAttribute('href')).toBe('/contact')
  expect(document.body.textContent).not.toContain('The form')
})

it('lets a caregiver verify the phone in its place, and comes back to the application', async () => {
  await open('caregiver')
  await act(() => vi.waitFor(() => named('Verify your phone')))
  expect(document.body.textContent).not.toContain('The form')
  await press(named('Verify your phone'))
  await act(() => vi.waitFor(() => find('input[type=tel]')))
  await press(named('Send me the code'))
  await act(() => vi.waitFor(() => find('[autocomplete=one-time-code]')))
  await type(find<HTMLInputElement>('[autocomplete=one-time-code]'), '123')
  await press(named('Verify'))
  await act(() => vi.waitFor(() => expect(document.body.textContent).toContain('The form')))
})
