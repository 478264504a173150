import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { someone } from '../testing'
import { standAtTop, startAt, stopAll } from '../testingTravel'

beforeEach(standAtTop)
afterEach(stopAll)

type Travels = Awaited<ReturnType<typeof startAt>>
const asked = ({ navigator }: Travels) => navigator.question.peek() !== null
const address = () => window.location.pathname + window.location.search

/** On a page with something typed in it, between two others of its history. */
async function typedBetween() {
  const travels = await startAt('/caregivers')
  const { navigator, press, unsaved, shown } = travels
  await navigator.go('/signup')
  await navigator.go('/accounts/login')
  await press(-1)
  await vi.waitFor(() => expect(shown().pathname).toBe('/signup'))
  return { ...travels, release: unsaved.hold() }
}

describe('a page with something typed in it', () => {
  it.each([
    ['a link', '/about', ({ navigator }: Travels) => void navigator.go('/about')],
    ['Back', '/caregivers', ({ press }: Travels) => void press(-1)],
    ['Forward', '/accounts/login', ({ press }: Travels) => void press(1)],
    ['a link to its redirect', '/signup', ({ navigator }: Travels) => void navigator.go('/join')],
  ])('asks before %s takes it away, stays, and goes when that is the answer', async (_, to, leave) => {
    const travels = await typedBetween()
    const { navigator, shown } = travels
    for (const answer of [false, true]) {
      leave(travels)
      await vi.waitFor(() => expect(asked(travels)).toBe(true))
      expect([shown().pathname, address()]).toEqual(['/signup', '/signup'])
      navigator.question.peek()?.answer(answer)
    }
    await vi.waitFor(() => expect([shown().pathname, address()]).toEqual([to, to]))
    expect(asked(travels)).toBe(false)
  })
  it('asks once, however often Back is pressed', async () => {
    const travels = await typedBetween()
    const { navigator, press, shown } = travels
    for (let times = 0; times < 3; times++) {
      void press(-1)
      await vi.waitFor(() => expect(asked(travels)).toBe(true))
      await vi.waitFor(() => expect(address()).toBe('/signup'))
    }
    navigator.question.peek()?.answer(true)
    await vi.waitFor(() => expect(shown().pathname).toBe('/caregivers'))
    expect(address()).toBe('/caregivers')
  })
  it('asks before a logout, and not when who typed it is gone', async () => {
    const travels = await typedBetween()
    const may = travels.navigator.mayLeave()
    await vi.waitFor(() => expect(asked(travels)).toBe(true))
    travels.navigator.question.peek()?.answer(false)
    expect(await may).toBe(false)
    await travels.navigator.go('/', { evenUnsaved: true })
    expect(address()).toBe('/')
  })
  it('asks nothing once it is saved, nor for what is kept from page to page', async () => {
    const { navigator, release, unsaved } = await typedBetween()
    release()
    unsaved.hold('document')
    await navigator.go('/about')
    expect([address(), unsaved.any()]).toEqual(['/about', true])
  })
  it('asks nothing for what stays on it: a change of its query, a modal over it, a step of the same form', async () => {
    const { navigator, press, unsaved } = await startAt('/family-signup/needs')
    unsaved.hold()
    await navigator.pushQuery({ lang: 'es' })
    await navigator.openModal('display')
    await press(-1)
    await navigator.go('/family-signup/schedule')
    expect([navigator.question.peek(), address()]).toEqual([null, '/family-signup/schedule'])
  })
})

describe('a modal with something typed in it', () => {
  async function typedInModal() {
    const travels = await startAt('/caregiver/profile', { identity: someone('caregiver') })
    await travels.navigator.openModal('about')
    travels.unsaved.hold('modal')
    return travels
  }
  it('asks before Back closes it, and before an app sends the visitor elsewhere', async () => {
    const travels = await typedInModal()
    const { navigator, press, shown } = travels
    void press(-1)
    await vi.waitFor(() => expect(asked(travels)).toBe(true))
    await vi.waitFor(() => expect(address()).toBe('/caregiver/profile?modal=about'))
    navigator.question.peek()?.answer(false)
    void navigator.go('/messages')
    await vi.waitFor(() => expect(asked(travels)).toBe(true))
    navigator.question.peek()?.answer(true)
    await vi.waitFor(() => expect(shown().pathname).toBe('/messages'))
  })
  it('has asked already when it closes itself', async () => {
    const { navigator, shown } = await typedInModal()
    navigator.closeModal()
    await vi.waitFor(() => expect(shown().modal).toBeNull())
    expect([navigator.question.peek(), address()]).toEqual([null, '/caregiver/profile'])
  })
})
