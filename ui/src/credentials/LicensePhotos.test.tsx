import type { EditedPhoto, LicenseEditor } from '@homecare/sdk/credentials'
import { signal } from '@preact/signals-core'
import { expect, it, vi } from 'vitest'
import { testApp } from '../app/testing'
import { AppContext } from '../frame/app'
import { named, press, render } from '../kit/testing/render'
import { LicensePhotos } from './LicensePhotos'

async function open(photo: Partial<EditedPhoto>) {
  const removePhoto = vi.fn<(key: string) => Promise<void>>(async () => {})
  const editor = {
    photos: signal([{ key: 'one', photo: null, upload: null, error: null, ...photo }]),
    refused: signal(null),
    removePhoto,
  } as unknown as LicenseEditor
  await render(
    <AppContext value={testApp()}>
      <LicensePhotos editor={editor} name="CNA" />
    </AppContext>,
  )
  return removePhoto
}

it('asks before a stored photo goes for good', async () => {
  const removePhoto = await open({ photo: { id: 4, photo: '/p.jpg', description: '' } })
  await press(named('Remove photo 1'))
  expect(document.querySelector('[role=alertdialog]')?.textContent).toContain('Remove photo 1?')
  await press(named('Keep it'))
  expect(removePhoto).not.toHaveBeenCalled()
  await press(named('Remove photo 1'))
  await press(named('Remove', document.querySelector('[role=alertdialog]')!))
  expect(removePhoto).toHaveBeenCalledExactlyOnceWith('one')
  expect(document.querySelector('[role=alertdialog]')).toBeNull()
})

it('takes away at once what only waits to be sent', async () => {
  const removePhoto = await open({ upload: { state: 'waiting' } } as Partial<EditedPhoto>)
  await press(named('Remove photo 1'))
  expect(removePhoto).toHaveBeenCalledOnce()
})
