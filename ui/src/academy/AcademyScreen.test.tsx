import { openAcademy } from '@homecare/sdk/academy'
import { fakeServer, refuseWith } from '@homecare/sdk/testing'
import { expect, it } from 'vitest'
import { careOf, someone, testApp } from '../app/testing'
import { AppContext } from '../frame/app'
import { named, press, render } from '../kit/testing/render'
import AcademyScreen from './AcademyScreen'

function open(academy: boolean) {
  const care = careOf(fakeServer().on(openAcademy, () => refuseWith(404)))
  const app = testApp({ care, identity: someone('caregiver'), config: { academy } })
  return render(
    <AppContext value={app}>
      <AcademyScreen path="/academy" params={{}} query={new URLSearchParams()} data={undefined} />
    </AppContext>,
  )
}

it('lists courses where there is an academy', async () => {
  const { root } = await open(true)
  expect(root.textContent).toContain('What you can learn')
  expect(named('Open the academy', root)).toBeTruthy()
})

it('lists none where there is none, from the start or as the server says', async () => {
  const none = await open(false)
  expect(none.root.textContent).toContain('There is no academy here yet')
  expect(none.root.textContent).not.toContain('What you can learn')
  const { root } = await open(true)
  await press(named('Open the academy', root))
  await expect.poll(() => root.textContent).toContain('There is no academy here yet')
  expect(root.textContent).not.toContain('What you can learn')
})
