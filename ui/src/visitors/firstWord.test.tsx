import { fakeServer } from '@homecare/sdk/testing'
import { addFavorite } from '@homecare/sdk/families'
import {
  confirmFirstWord,
  pinCaregiver,
  listPinnedCaregivers,
  resendFirstWord,
  sendFirstWord,
  type FirstWordShown,
} from '@homecare/sdk/visitors'
import { act } from 'react'
import { afterEach, expect, it } from 'vitest'
import { careOf, someone, testApp } from '../app/testing'
import { Heart } from '../caregivers/Heart'
import { AppContext } from '../frame/app'
import { find, named, render } from '../kit/testing/render'
import FirstWordDialog from './FirstWordDialog'
import FirstWordScreen from './FirstWordScreen'
import { keepWishes } from './keepWishes'
import { PinnedCaregivers } from './PinnedCaregivers'

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
const press = (button: Element) => act(async () => (button as HTMLElement).click())
const type = (name: string, value: string) =>
  act(async () => {
    const input = find<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`)
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')!
    set!.call(input, value)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
const kept = {
  ticket: 'a ticket of ours',
  email: 'naomi@example.com',
  expires_at: '2026-12-01T00:00:00.000Z',
}
const here = '/caregivers/profile/marisol/51'

it('writes to a caregiver, says where the letter went, and sends it again elsewhere', async () => {
  const sent: unknown[] = []
  const server = fakeServer()
    .on(sendFirstWord, ({ body }) => {
      sent.push(body)
      return kept
    })
    .on(resendFirstWord, ({ body }) => {
      sent.push(body)
      return { ...kept, email: body.email }
    })
  sessionStorage.setItem('visitor.search', '"/caregivers-search/california/oakland"')
  const dialog = (
    <AppContext value={testApp({ care: careOf(server) })}>
      <FirstWordDialog id={51} name="Marisol" here={here} onClose={() => {}} />
    </AppContext>
  )
  const { unmount } = await render(dialog)
  expect(document.querySelector('[name="zip_code"]')).toBeNull()
  await type('message', 'Are you free?')
  await type('name', 'Naomi Okafor')
  await type('email', 'naomi@example.com')
  // What is typed waits in the tab.
  await unmount()
  await render(dialog)
  expect(find<HTMLTextAreaElement>('[name="message"]').value).toBe('Are you free?')
  await press(named('E-mail me the link'))
  expect(document.body.textContent).toContain('We sent a link to naomi@example.com.')
  expect(sessionStorage.getItem('visitor.message')).toBeNull()
  await type('email', 'okafor@example.com')
  await press(named('Send it again'))
  expect(find('[role=status]').textContent).toBe('We sent a new link to okafor@example.com.')
  expect(sent).toMatchObject([
    { caregiver_id: 51, search: '/caregivers-search/california/oakland', message: 'Are you free?' },
    { ticket: kept.ticket, email: 'okafor@example.com' },
  ])
  await press(named('Write another message'))
  expect(find<HTMLTextAreaElement>('[name="message"]').value).toBe('')
})

it('asks for no ZIP code on a search that names a place, before the page has kept it, and else for one', async () => {
  const asked = async (address: string) => {
    window.history.replaceState(null, '', address)
    const { unmount } = await render(
      <AppContext value={testApp({ care: careOf(fakeServer()) })}>
        <FirstWordDialog id={51} name="Marisol" here={here} onClose={() => {}} />
      </AppContext>,
    )
    const asks = document.querySelector('[name="zip_code"]') !== null
    await unmount()
    return asks
  }
  expect(await asked('/caregivers/profile/marisol/51')).toBe(true)
  expect(await asked('/caregivers-search/california/oakland?conditions=20')).toBe(false)
  // The search is remembered on the profile that it leads to.
  expect(await asked('/caregivers/profile/marisol/51')).toBe(false)
})

const shown = (change: Partial<FirstWordShown> = {}): FirstWordShown => ({
  ...{ state: 'new', email: 'naomi@example.com', message: 'Are you free?', conversation_id: null },
  caregiver: { id: 51, first_name: 'Marisol', photo: null },
  ...change,
})
const visit = {
  path: '/first-words/token',
  params: { token: 'token' },
  query: new URLSearchParams(),
} as const

it.each([
  [null, 'This link no longer works', 'See other caregivers'],
  [shown(), 'Your address is right.', 'Send to Marisol'],
  [shown({ state: 'yours' }), 'One press sends your message.', 'Send to Marisol'],
  [shown({ state: 'known' }), 'You already have an account with naomi@example.com.', 'Log in'],
  [shown({ state: 'others' }), 'somebody else is logged in here', null],
  [shown({ state: 'cannotWrite' }), 'cannot write to caregivers', 'See other caregivers'],
  [shown({ state: 'gone' }), 'Marisol takes no messages at the moment.', 'See other caregivers'],
  [shown({ state: 'sent', message: '', email: '' }), 'Your message is sent.', 'Log in'],
  [shown({ state: 'sent', conversation_id: 7 }), 'Your message is sent.', 'Open the conversation'],
])('says how a message stands: %j', async (data, says, offers) => {
  const { root } = await render(
    <AppContext value={testApp()}>
      <FirstWordScreen {...visit} data={data} />
    </AppContext>,
  )
  expect(root.textContent).toContain(says)
  if (offers) expect(named(offers, root)).toBeTruthy()
  else expect(root.querySelector('button')).toBeNull()
})

it('sends with the terms agreed to, and goes on to the conversation with the job as its next step', async () => {
  const gone: string[] = []
  const sent: unknown[] = []
  const server = fakeServer().on(confirmFirstWord, ({ body }) => {
    sent.push(body)
    return { identity: someone('family'), conversation_id: 7 }
  })
  const app = testApp({ care: careOf(server), navigation: { go: async (to) => void gone.push(to) } })
  const { root } = await render(
    <AppContext value={app}>
      <FirstWordScreen {...visit} data={shown()} />
    </AppContext>,
  )
  await press(named('Send to Marisol', root))
  expect(root.textContent).toContain('Please agree to the terms to send your message.')
  await press(find('[name="terms"]', root))
  await press(named('Send to Marisol', root))
  expect(sent).toEqual([{ terms: true }])
  expect(gone).toEqual(['/messages/7?next=job'])
  expect(app.session.signedIn.value).toBe(true)
})

it('keeps a visitor’s heart on the device, shows it, and is done with it once they are a family', async () => {
  const added: unknown[] = []
  const server = fakeServer().on(addFavorite, ({ params }) => {
    added.push(Number(params.id))
    return { has_favorited: true }
  })
  const app = testApp({ care: careOf(server) })
  const { root } = await render(
    <AppContext value={app}>
      <Heart id={51} name="Marisol" favorite={false} here={here} />
    </AppContext>,
  )
  await press(named('Add Marisol to favorites', root))
  await expect.poll(() => root.textContent !== null && localStorage.getItem('visitor.hearts')).toBe('[51]')
  await act(async () => {})
  expect(named('Remove Marisol from favorites', root)).toBeTruthy()
  await act(async () => app.session.become(someone('family')))
  await act(async () => keepWishes(app))
  expect(added).toEqual([51])
  expect(localStorage.getItem('visitor.hearts')).toBeNull()
  // From here on the page says it.
  expect(named('Add Marisol to favorites', root)).toBeTruthy()
})

it('takes back an invitation before the job is posted', async () => {
  const one = {
    id: 4,
    caregiver_id: 51,
    first_name: 'Marisol',
    conversation_id: 7,
    pinned: true,
    job_id: null,
  }
  const server = fakeServer()
    .on(listPinnedCaregivers, () => [one])
    .on(pinCaregiver, ({ body }) => ({ ...one, pinned: body.pinned }))
  const { root } = await render(
    <AppContext value={testApp({ care: careOf(server), identity: someone('family') })}>
      <PinnedCaregivers />
    </AppContext>,
  )
  const box = find<HTMLInputElement>('input', root)
  expect(box.checked).toBe(true)
  await press(box)
  expect(box.checked).toBe(false)
})
