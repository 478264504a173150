import { keptProviderType } from '@homecare/sdk/registration'
import { beforeEach, expect, it } from 'vitest'
import { testApp } from '../app/testing'
import { AppContext } from '../frame/app'
import { find, press, render } from '../kit/testing/render'
import RegisterScreen from './RegisterScreen'

beforeEach(() => localStorage.clear())

const open = (params: Record<string, string> = {}) =>
  render(
    <AppContext value={testApp()}>
      <RegisterScreen path="/register/caregiver" params={params} query={new URLSearchParams()} data={null} />
    </AppContext>,
  )
const chosen = () => find('input[type=radio]:checked').closest('label')?.textContent

it('keeps on the device what one chose to work as, and begins with it again', async () => {
  await open()
  expect(chosen()).toContain('Home Health Aide')
  expect(localStorage).toHaveLength(0)
  await press(find('input[type=radio]:not(:checked)'))
  expect(keptProviderType(localStorage).read()).toBe(2)
  document.body.replaceChildren()
  await open()
  expect(chosen()).toContain('Skilled Nursing Professional')
})

it('begins with nursing where the address says so, whatever was chosen before', async () => {
  keptProviderType(localStorage).write(0)
  await open({ kind: 'nursing' })
  expect(chosen()).toContain('Skilled Nursing Professional')
})
