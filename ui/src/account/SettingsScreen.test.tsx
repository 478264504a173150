import { noticeSettingsOf } from '@homecare/sdk/notices'
import { updateSettings, type Settings } from '@homecare/sdk/account'
import type { Locale } from '@homecare/sdk/kit'
import { fakeServer } from '@homecare/sdk/testing'
import { act } from 'react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { careOf, someone, testApp } from '../app/testing'
import { AppContext } from '../frame/app'
import { find, render, type } from '../kit/testing/render'
import SettingsScreen from './SettingsScreen'

const settings: Settings = {
  ...{ first_name: 'Marisol', last_name: 'Rivera', email: 'marisol@example.com', email_verified: true },
  ...{
    phone: '5105550101',
    phone_verified: true,
    language: 'en',
    max_job_distance_preference: 20,
    jobs_may_be_indexed: null,
  },
  ...{ notices: noticeSettingsOf(null, 'caregiver'), tutorials: {} },
}
const news = { email: false, text: false, phone: false, post: false }

/** The settings at an address, as they were loaded and as they are loaded again. */
async function open(fake = fakeServer()) {
  const app = testApp({ care: careOf(fake), identity: someone('caregiver') })
  const social = { data: null, failure: { kind: 'server', requestId: 'req-6' } } as const
  const page = (saved: Partial<Settings>, agreed = news) => {
    const marketing = { data: { marketing_preferences: agreed }, failure: null }
    return (
      <AppContext value={app}>
        <SettingsScreen
          path="/settings"
          params={{}}
          query={new URLSearchParams()}
          data={{ settings: { ...settings, ...saved }, marketing, social }}
        />
      </AppContext>
    )
  }
  const { rerender } = await render(page({}))
  return { loadAgain: (saved: Partial<Settings>, agreed = news) => rerender(page(saved, agreed)) }
}

const firstName = () => find<HTMLInputElement>('input[name=first_name]')
const isTicked = (name: string) => find<HTMLInputElement>(`input[name=${name}]`).checked

describe('settings that were saved since the page was left', () => {
  it('are shown when they come, after Back', async () => {
    const { loadAgain } = await open()
    expect([firstName().value, isTicked('offers'), isTicked('post')]).toEqual(['Marisol', true, false])
    await loadAgain(
      {
        first_name: 'Guadalupe',
        notices: { ...noticeSettingsOf(null, 'caregiver'), choices: { offers: [] } },
      },
      { ...news, post: true },
    )
    expect([firstName().value, isTicked('offers'), isTicked('post')]).toEqual(['Guadalupe', false, true])
  })

  it('offer of the ways to be told those alone that the server has', async () => {
    const { loadAgain } = await open()
    expect(document.body.textContent).toMatch(/text message/i)
    await loadAgain({ notices: noticeSettingsOf(null, 'caregiver', ['mail']) })
    expect(document.body.textContent).not.toMatch(/text message|on my devices/i)
  })

  it('ask about search engines only whoever has a job, as it was agreed', async () => {
    const { loadAgain } = await open()
    expect(document.querySelector('input[name=jobs_may_be_indexed]')).toBeNull()
    await loadAgain({ jobs_may_be_indexed: true })
    expect(isTicked('jobs_may_be_indexed')).toBe(true)
  })

  it('take nothing away that is typed already', async () => {
    const { loadAgain } = await open()
    await type(firstName(), 'Lupe')
    await loadAgain({ first_name: 'Guadalupe' })
    expect(firstName().value).toBe('Lupe')
  })
})

it('keeps a language with the account before the page is loaded in it, and only then', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
  onTestFinished(() => {
    reload.mockRestore()
    document.cookie = 'pref_locale=; Max-Age=0; Path=/'
  })
  const kept: (Locale | undefined)[] = []
  const answers: (() => void)[] = []
  const fake = fakeServer().on(updateSettings, async ({ body }) => {
    kept.push(body.language)
    await new Promise<void>((answer) => answers.push(answer))
    return settings
  })
  await open(fake)
  const spanish = [...document.querySelectorAll('label')].find((one) => one.textContent === 'Español')
  await act(async () => spanish?.querySelector('input')?.click())
  await expect.poll(() => kept).toEqual(['es'])
  expect(reload).not.toHaveBeenCalled()
  await act(async () => answers[0]?.())
  await expect.poll(() => reload.mock.calls.length).toBe(1)
  expect(document.cookie).toContain('pref_locale=es')
})
