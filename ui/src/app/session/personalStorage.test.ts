import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { waitingMessageName } from '@homecare/sdk/caregivers'
import { signupAttemptName } from '@homecare/sdk/families'
import { visitorStorage } from '../../frame/storage/visitorStorage'
import { forgetPeople, keepStorageFor } from './personalStorage'
import { reloadedFor } from './versionWatch'

const stores = [window.localStorage, window.sessionStorage]
const kept = () => stores.map((storage) => Object.keys(storage).filter((name) => name !== 'homecare.person'))

/** A visitor opens something that keeps what they do. */
const visit = () => [visitorStorage('localStorage'), visitorStorage('sessionStorage')]

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

it('has the worker forget a page too that it is just bringing', async () => {
  const postMessage = vi.fn<(what: object) => void>()
  const ready = Promise.resolve({ active: { postMessage } })
  vi.stubGlobal('navigator', { serviceWorker: { ready } })
  forgetPeople()
  await ready
  await vi.waitFor(() => expect(postMessage).toHaveBeenCalledWith({ forget: true }))
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

it('lets a visitor read nothing of a person whose session has ended, and keeps their own through the sign-up', () => {
  keepStorageFor(7)
  for (const storage of stores) storage.setItem(waitingMessageName, 'Of the person before.')
  visit()
  expect(stores.map((storage) => storage.getItem(waitingMessageName))).toEqual([null, null])
  for (const storage of stores) {
    storage.setItem(waitingMessageName, 'Of the visitor.')
    storage.setItem(signupAttemptName, '"key"')
  }
  // Each page that they open is still theirs.
  visit()
  keepStorageFor(8)
  const theirs = [reloadedFor, signupAttemptName, waitingMessageName].toSorted()
  expect(kept().map((names) => names.toSorted())).toEqual([theirs, theirs])
  expect(window.localStorage.getItem(waitingMessageName)).toBe('Of the visitor.')
  // They are that person's now: the next one finds nothing of them.
  keepStorageFor(9)
  expect(kept()).toEqual([[reloadedFor], [reloadedFor]])
})

it('gives back what was kept for the person whose session had ended', () => {
  keepStorageFor(7)
  visit()
  keepStorageFor(7)
  expect(kept().map((names) => names.includes('clock::5'))).toEqual([true, true])
})

it('leaves a visitor alone where nobody was before', () => {
  window.sessionStorage.setItem(waitingMessageName, 'Of the visitor.')
  visit()
  keepStorageFor(7)
  expect(window.sessionStorage.getItem(waitingMessageName)).toBe('Of the visitor.')
})
