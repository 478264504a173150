import { expect, it, vi } from 'vitest'
import { contextFor, plainScreen } from '../testing'
import { prefetch } from './prefetch'
import type { ResolveContext } from './resolve'

/** What is loaded ahead for an address: files of screens and names of modals. */
function loadedFor(address: string, changes: Partial<ResolveContext> = {}) {
  const code = vi.fn<() => Promise<void>>().mockResolvedValue()
  const loadScreen = vi.fn<ResolveContext['loadScreen']>(async () => ({ ...plainScreen, code }))
  const loadModal = vi.fn<ResolveContext['loadModal']>(async () => ({ default: () => null }))
  prefetch(address, contextFor({ loadScreen, loadModal, ...changes }))
  return { code, loaded: [...loadScreen.mock.calls, ...loadModal.mock.calls].flat() }
}

it.each([
  ['/signup', ['account/SignupChoiceScreen']],
  ['/caregivers?modal=display', ['search/PlacesScreen', 'display']],
  ['/nowhere', []],
])('loads the code of %s ahead', (address, loaded) => {
  expect(loadedFor(address).loaded).toEqual(loaded)
})

it('loads the parts of a screen that the visit shows', async () => {
  const { code } = loadedFor('/family-signup/review')
  await vi.waitFor(() =>
    expect(code).toHaveBeenCalledWith(expect.objectContaining({ params: { step: 'review' } })),
  )
})

it('says nothing of what does not come', async () => {
  const gone = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('gone')))
  loadedFor('/caregivers?modal=display', { loadScreen: gone, loadModal: gone })
  expect(gone).toHaveBeenCalledTimes(2)
})
