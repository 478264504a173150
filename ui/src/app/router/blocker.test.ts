import type { PageHref } from '@homecare/sdk/addresses'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { someone } from '../testing'
import { standAtTop, startAt, stopAll } from '../testingRouter'

beforeEach(standAtTop)
afterEach(stopAll)

type Started = Awaited<ReturnType<typeof startAt>>
const asked = ({ router }: Started) => router.question.peek() !== null
const address = () => window.location.pathname + window.location.search

/** On a page with something typed in it, between two others of its history. */
async function typedBetween() {
  const started = await startAt('/caregivers')
  const { router, press, unsaved, shown } = started
  await router.go('/signup')
  await router.go('/accounts/login')
  await press(-1)
  await vi.waitFor(() => expect(shown().pathname).toBe('/signup'))
  return { ...started, release: unsaved.hold() }
}

describe('a page with something typed in it', () => {
  it.each([
    ['a link', '/contact', ({ router }: Started) => void router.go('/contact')],
    ['Back', '/caregivers', ({ press }: Started) => void press(-1)],
    ['Forward', '/accounts/login', ({ press }: Started) => void press(1)],
    ['a link to its redirect', '/signup', ({ router }: Started) => void router.go('/join' as PageHref)],
  ])('asks before %s takes it away, stays, and goes when that is the answer', async (_, to, leave) => {
    const started = await typedBetween()
    const { router, shown } = started
    for (const answer of [false, true]) {
      leave(started)
      await vi.waitFor(() => expect(asked(started)).toBe(true))
      expect([shown().pathname, address()]).toEqual(['/signup', '/signup'])
      router.question.peek()?.answer(answer)
    }
    await vi.waitFor(() => expect([shown().pathname, address()]).toEqual([to, to]))
    expect(asked(started)).toBe(false)
  })
  it('asks once, however often Back is pressed', async () => {
    const started = await typedBetween()
    const { router, press, shown } = started
    for (let times = 0; times < 3; times++) {
      void press(-1)
      await vi.waitFor(() => expect(asked(started)).toBe(true))
      await vi.waitFor(() => expect(address()).toBe('/signup'))
    }
    router.question.peek()?.answer(true)
    await vi.waitFor(() => expect(shown().pathname).toBe('/caregivers'))
    expect(address()).toBe('/caregivers')
  })
  it('asks before a logout, and not when who typed it is gone', async () => {
    const started = await typedBetween()
    const may = started.router.mayLeave()
    await vi.waitFor(() => expect(asked(started)).toBe(true))
    started.router.question.peek()?.answer(false)
    expect(await may).toBe(false)
    await started.router.go('/', { evenUnsaved: true })
    expect(address()).toBe('/')
  })
  it('asks nothing once it is saved, nor for what is kept from page to page', async () => {
    const { router, release, unsaved } = await typedBetween()
    release()
    unsaved.hold('document')
    await router.go('/contact')
    expect([address(), unsaved.any()]).toEqual(['/contact', true])
  })
  it('asks nothing for what stays on it: a change of its query, a modal over it, a step of the same form', async () => {
    const { router, press, unsaved } = await startAt('/family-signup/needs')
    unsaved.hold()
    await router.pushQuery({ lang: 'es' })
    await router.openModal('display')
    await press(-1)
    await router.go('/family-signup/schedule')
    expect([router.question.peek(), address()]).toEqual([null, '/family-signup/schedule'])
  })
})

describe('a modal with something typed in it', () => {
  async function typedInModal() {
    const started = await startAt('/caregiver/profile', { identity: someone('caregiver') })
    await started.router.openModal('about')
    started.unsaved.hold('modal')
    return started
  }
  it('asks before Back closes it, and before an app sends the visitor elsewhere', async () => {
    const started = await typedInModal()
    const { router, press, shown } = started
    void press(-1)
    await vi.waitFor(() => expect(asked(started)).toBe(true))
    await vi.waitFor(() => expect(address()).toBe('/caregiver/profile?modal=about'))
    router.question.peek()?.answer(false)
    void router.go('/messages')
    await vi.waitFor(() => expect(asked(started)).toBe(true))
    router.question.peek()?.answer(true)
    await vi.waitFor(() => expect(shown().pathname).toBe('/messages'))
  })
  it('has asked already when it closes itself', async () => {
    const { router, shown } = await typedInModal()
    router.closeModal()
    await vi.waitFor(() => expect(shown().modal).toBeNull())
    expect([router.question.peek(), address()]).toEqual([null, '/caregiver/profile'])
  })
})
