import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetPeople, keepStorageFor } from './personalStorage'
import { reloadedFor } from './versionWatch'

const stores = [window.localStorage, window.sessionStorage]
const kept = () => stores.map((storage) => Object.keys(storage).filter((name) => name !== 'homecare.person'))

beforeEach(() => {
  for (const storage of stores) {
    storage.clear()
    storage.setItem('clock::5', 'a press that waits')
    storage.setItem(reloadedFor, '1.5')
  }
})

afterEach(() => vi.unstubAllGlobals())

it('forgets the files of drafts too: at logout, and where another signs in', () => {
  const deleteDatabase = vi.fn<(name: string) => void>()
  vi.stubGlobal('indexedDB', { deleteDatabase })
  keepStorageFor(7)
  keepStorageFor(7)
  expect(deleteDatabase).not.toHaveBeenCalled()
  keepStorageFor(8)
  expect(deleteDatabase).toHaveBeenCalledWith('homecare')
  deleteDatabase.mockClear()
  forgetPeople()
  expect(deleteDatabase).toHaveBeenCalledWith('homecare')
})

it('forgets at logout what was kept for a person, not what is the device’s own', () => {
  keepStorageFor(7)
  forgetPeople()
  expect([window.localStorage.length, window.sessionStorage.length]).toEqual([1, 1])
  expect(kept()).toEqual([[reloadedFor], [reloadedFor]])
})

it('keeps it for the same person, and forgets it where another signs in', () => {
  keepStorageFor(7)
  keepStorageFor(7)
  expect(kept().map((names) => names.includes('clock::5'))).toEqual([true, true])
  keepStorageFor(8)
  expect(kept()).toEqual([[reloadedFor], [reloadedFor]])
})
