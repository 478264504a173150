import { updateCaregiver } from '@homecare/sdk/ownProfile'
import { fakeServer } from '@homecare/sdk/testing'
import { expect, it } from 'vitest'
import { careOf, someone, testApp } from '../app/testing'
import { AppContext } from '../frame/app'
import { named, press, render } from '../kit/testing/render'
import WhyJobFits from './WhyJobFits'

async function shown(fits: boolean, user_type: 'caregiver' | 'agency_caregiver' = 'caregiver') {
  const server = fakeServer().on(updateCaregiver, () => undefined)
  let reloads = 0
  const app = testApp({
    care: careOf(server),
    identity: someone(user_type),
    navigation: { reload: async () => void reloads++ },
  })
  const page = (fits: boolean) => (
    <AppContext value={app}>
      <main>
        <h1 tabIndex={-1}>Jobs</h1>
        <WhyJobFits why={[{ about: 'housing', fits, ids: [0] }]} title={['Nights', 'Noches']} />
      </main>
    </AppContext>
  )
  const { root, rerender } = await render(page(fits))
  return { root, server, app, reloads: () => reloads, sorted: () => rerender(page(true)) }
}

it('takes such jobs into the preferences by one press, and sorts the list anew', async () => {
  const { server, app, reloads, sorted } = await shown(false)
  await press(named('Add jobs like this to my preferences Nights'))
  expect(server.seen.map(({ body }) => body)).toEqual([{ caregiver: { housing: 2 } }])
  expect(app.toasts.list.value).toMatchObject([{ kind: 'success' }])
  expect(reloads()).toBe(1)
  await sorted()
  // What was pressed has left: the focus goes on from the heading.
  expect(document.activeElement?.tagName).toBe('H1')
})

it('offers nothing where no preference is why, nor to whom an agency keeps the profile of', async () => {
  expect((await shown(true)).root.querySelector('button')).toBeNull()
  expect((await shown(false, 'agency_caregiver')).root.querySelector('button')).toBeNull()
})
