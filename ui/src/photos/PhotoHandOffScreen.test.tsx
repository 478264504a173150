import { handOffPatienceMs } from '@homecare/sdk/native'
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { testApp } from '../app/testing'
import { AppContext } from '../frame/app'
import { named, render } from '../kit/testing/render'
import PhotoHandOffScreen from './PhotoHandOffScreen'

afterEach(() => {
  vi.useRealTimers()
  Reflect.deleteProperty(window, 'homecare')
})

/** The page of a timesheet's photo, in an app with this bridge or in none. */
async function shown(postMessage?: () => void) {
  vi.useFakeTimers()
  if (postMessage) Object.assign(window, { homecare: { postMessage } })
  const { root } = await render(
    <AppContext value={testApp()}>
      <PhotoHandOffScreen
        path="/app-photo-upload-ts/7"
        params={{ taskId: '7' }}
        query={new URLSearchParams()}
        data={undefined}
      />
    </AppContext>,
  )
  return root
}
const wayHere = (root: HTMLElement) => root.querySelector('a[href="/nursingshifts"]')

it.each([
  ['no bridge', undefined],
  [
    'one that throws',
    () => {
      throw new Error('gone')
    },
  ],
])('offers the way of the web at once with %s', async (_, postMessage) => {
  expect(named('Go to your shifts', await shown(postMessage)).getAttribute('href')).toBe('/nursingshifts')
})

it('offers it after a moment where the app stays silent', async () => {
  const asked = vi.fn<() => void>()
  const root = await shown(asked)
  expect(asked).toHaveBeenCalled()
  expect(wayHere(root)).toBeNull()
  expect(root.textContent).toContain('Take the photo in the app.')
  expect(handOffPatienceMs).toBeLessThan(2000)
  await act(() => vi.advanceTimersByTime(handOffPatienceMs))
  expect(wayHere(root)).not.toBeNull()
})
