import { beforeEach, describe, expect, it } from 'vitest'
import { standAtTop } from '../testingRouter'
import { createEntries } from './entries'
import { historyEntry, type HistoryEntry } from './history'

beforeEach(standAtTop)

const kept = () => window.history.state as HistoryEntry

/** The history of a page, at an entry of its own. */
function entriesAt(address: string) {
  window.history.pushState(null, '', address)
  return createEntries(window, historyEntry(window))
}
/** What moves the browser, and what the page is told of it. */
async function after(entries: ReturnType<typeof createEntries>, go: () => unknown) {
  const moved = new Promise((done) => window.addEventListener('popstate', done, { once: true }))
  void go()
  await moved
  return entries.popped()
}
const move = (entries: ReturnType<typeof createEntries>, steps: number) =>
  after(entries, () => window.history.go(steps))

describe('an entry', () => {
  it('that is pushed has a key of its own, and the one that is left keeps its offset', async () => {
    const entries = entriesAt('/caregivers')
    const first = entries.key()
    window.scrollTo(0, 480.4)
    entries.push('/signup', { opened: true })
    expect(kept()).toEqual({ key: entries.key(), at: 1, opened: true })
    expect(entries.key()).not.toBe(first)
    expect(await move(entries, -1)).toMatchObject({ entry: { key: first }, steps: -1, scroll: 480 })
  })
  it('that is replaced stays the same one, with what is now kept in it', () => {
    const entries = entriesAt('/caregivers')
    const key = entries.key()
    entries.replace('/caregivers?page=2', { modalData: 7 })
    expect([kept(), entries.key()]).toEqual([{ key, at: 0, modalData: 7 }, key])
  })
  it('that Back has left is known again by its offset', async () => {
    const entries = entriesAt('/caregivers')
    entries.push('/signup', {})
    window.scrollTo(0, 300)
    const back = await move(entries, -1)
    if (back) entries.stand(back)
    expect(await move(entries, 1)).toMatchObject({ steps: 1, scroll: 300 })
  })
  it('that a dialog laid and that is gone is passed over', async () => {
    const entries = entriesAt('/caregivers')
    entries.push('/caregivers', { laid: true })
    const back = await move(entries, -1)
    if (back) entries.stand(back)
    expect(await move(entries, 1)).toBeNull()
  })
})

it('is the page’s until it follows the browser, and a move that was decided on says so', async () => {
  const entries = entriesAt('/caregivers')
  entries.push('/signup', {})
  const back = await move(entries, -1)
  expect(back?.decided).toBe(false)
  const turnBack = () => back && entries.turnBack(back)
  expect(await after(entries, turnBack)).toBeNull()
  expect(await after(entries, () => entries.go(-1))).toMatchObject({ steps: -1, decided: true })
})
