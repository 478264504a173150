import { aOwnCaregiver } from '@homecare/sdk/testing'
import { expect, it, onTestFinished } from 'vitest'
import { someone, testApp } from '../app/testing'
import { AppContext } from '../frame/app'
import { find, named, press, render, type } from '../kit/testing/render'
import AboutStepScreen from './AboutStepScreen'

/** The step, where the profile says this by now. */
function open(about: string) {
  onTestFinished(() => sessionStorage.clear())
  return render(
    <AppContext value={testApp({ identity: someone('caregiver') })}>
      <AboutStepScreen
        path="/register-caregiver/about"
        params={{}}
        query={new URLSearchParams()}
        data={{ profile: aOwnCaregiver({ about }), settings: null }}
      />
    </AppContext>,
  )
}
const field = () => find<HTMLTextAreaElement>('textarea')

it('what was typed in a step is there again, and overwrites nobody who has changed it since', async () => {
  const { unmount } = await open('I cook.')
  await type(field(), 'I cook and sing.')
  await unmount()
  const { unmount: leave } = await open('I cook.')
  expect(field().value).toBe('I cook and sing.')
  expect(document.body.textContent).not.toContain('Somebody changed this while you were editing')
  await leave()

  await open('I cook and drive.')
  expect(field().value).toBe('I cook and sing.')
  expect(document.body.textContent).toMatch(/You entered: I cook and sing\.It now says: I cook and drive\./)
  // Nobody has pressed anything: the focus stays where it was.
  expect(document.activeElement).toBe(document.body)
  await press(named('Use the new version'))
  expect(field().value).toBe('I cook and drive.')
})

it('what another tab has saved is taken over where nothing was typed', async () => {
  const { unmount } = await open('I cook.')
  await unmount()
  await open('I cook and drive.')
  expect(field().value).toBe('I cook and drive.')
})
