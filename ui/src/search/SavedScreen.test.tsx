import { updateSettings } from '@homecare/sdk/account'
import { addSavedSearch, removeSavedSearch, type SavedSearch } from '@homecare/sdk/search'
import { fakeServer, refuseWith } from '@homecare/sdk/testing'
import { act } from 'react'
import { expect, it } from 'vitest'
import { careOf, someone, testApp } from '../app/testing'
import { AppContext } from '../frame/app'
import { named, render } from '../kit/testing/render'
import { SaveSearch } from './SaveSearch'
import SavedScreen from './SavedScreen'

const oakland: SavedSearch = {
  id: 3,
  address: '/caregivers-search/california/oakland?vetted=1',
  place: { city: 'Oakland', state: 'CA', county: 'Alameda' },
  created_at: '2026-11-20T18:00:00.000Z',
}
const visit = { path: '/caregivers-search/saved', params: {}, query: new URLSearchParams() } as const
const here = '/caregivers-search/california/oakland?vetted=1'
const name = 'Oakland, CA · Vetted only'
const press = (button: Element) => act(async () => (button as HTMLElement).click())

async function saveButton(server: ReturnType<typeof fakeServer>, who: Parameters<typeof someone>[0]) {
  const app = testApp({ care: careOf(server), identity: someone(who) })
  return render(
    <AppContext value={app}>
      <SaveSearch here={here} />
    </AppContext>,
  )
}

it('lists what is saved in words, removes a search at a press, and saves it again at the next', async () => {
  const sent: unknown[] = []
  const server = fakeServer()
    .on(removeSavedSearch, ({ params }) => void sent.push(params.id))
    .on(addSavedSearch, ({ body }) => {
      sent.push(body.address)
      return { ...oakland, id: 4 }
    })
  const app = testApp({ care: careOf(server), identity: someone('family') })
  const { root } = await render(
    <AppContext value={app}>
      <SavedScreen {...visit} data={{ searches: [oakland], ways: ['mail'], isGone: false }} />
    </AppContext>,
  )
  expect(named(name, root).getAttribute('href')).toBe(oakland.address)
  await press(named(`Remove: ${name}`, root))
  expect(root.textContent).toContain(`Removed: ${name}`)
  await press(named(`Undo: ${name}`, root))
  expect(named(name, root)).toBeTruthy()
  expect(sent.map(String)).toEqual(['3', oakland.address])
})

it('says that a search of a letter is gone, and that letters do not come', async () => {
  const app = testApp({
    care: careOf(fakeServer().on(updateSettings, () => refuseWith(500))),
    identity: someone('family'),
  })
  const { root } = await render(
    <AppContext value={app}>
      <SavedScreen {...visit} data={{ searches: [oakland], ways: ['push'], isGone: true }} />
    </AppContext>,
  )
  expect(root.textContent).toContain('The search in this link is no longer saved.')
  expect(root.textContent).toContain('You get no e-mails about these searches.')
  await press(named('Send me the e-mails', root))
  // It failed: nothing else is said.
  expect(root.textContent).toContain('You get no e-mails about these searches.')
})

it('keeps a search at one press, and leads on to where it is kept', async () => {
  const addresses: string[] = []
  const server = fakeServer().on(addSavedSearch, ({ body }) => {
    addresses.push(body.address)
    return oakland
  })
  const { root } = await saveButton(server, 'family')
  await press(root.querySelector('button')!)
  expect(addresses).toEqual([here])
  expect(root.textContent).toContain('This search is saved.')
  expect(named('See your saved searches', root).getAttribute('href')).toBe('/caregivers-search/saved')
})

it('says in the words of the server why a search is not kept', async () => {
  const server = fakeServer().on(addSavedSearch, () => refuseWith(409, 'You have 10 saved searches.'))
  const { root } = await saveButton(server, 'family')
  await press(root.querySelector('button')!)
  expect(root.textContent).toContain('You have 10 saved searches.')
  expect(named('See your saved searches', root)).toBeTruthy()
})

it('leads a visitor to the login and back, and is not there for others', async () => {
  const { root } = await saveButton(fakeServer(), 'anonymous')
  expect(root.querySelector('a')!.getAttribute('href')).toContain(
    encodeURIComponent('/caregivers-search/california/oakland'),
  )
  const other = await saveButton(fakeServer(), 'caregiver')
  expect(other.root.textContent).toBe('')
})
