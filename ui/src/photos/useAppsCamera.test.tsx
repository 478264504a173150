import type { ProfilePhotoStore } from '@homecare/sdk/photos'
import { expect, it, vi } from 'vitest'
import { testApp } from '../app/testing'
import { AppContext } from '../frame/app'
import { named, press, render } from '../kit/testing/render'
import { useAppsCamera } from './useAppsCamera'

const here = vi.fn<ProfilePhotoStore['go']>()
function Buttons() {
  const store = useAppsCamera({ go: here } as unknown as ProfilePhotoStore)
  return (
    <>
      <button onClick={() => store.go('upload')}>Upload</button>
      <button onClick={() => store.go('cancel')}>Cancel</button>
    </>
  )
}

it.each([
  [true, [['/app-photo-upload']], [['cancel']]],
  [false, [], [['upload'], ['cancel']]],
])('hands a new photo to the app where there is one (%s), and nothing else', async (native, gone, done) => {
  here.mockClear()
  const go = vi.fn<() => Promise<void>>(async () => {})
  await render(
    <AppContext value={testApp({ config: { native }, navigation: { go } })}>
      <Buttons />
    </AppContext>,
  )
  await press(named('Upload'))
  await press(named('Cancel'))
  expect([go.mock.calls, here.mock.calls]).toEqual([gone, done])
})
