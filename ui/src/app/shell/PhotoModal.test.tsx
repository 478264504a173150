import { expect, it } from 'vitest'
import { AppContext } from '../../frame/app'
import { find, render } from '../../kit/testing/render'
import PhotoModal from './PhotoModal'
import { testApp } from '../testing'

const open = (query: string) =>
  render(
    <AppContext value={testApp()}>
      <PhotoModal close={() => {}} params={{}} query={new URLSearchParams(query)} />
    </AppContext>,
  )

it('takes its title and the words of the picture from nobody’s address', async () => {
  await open('modal=photo&photo=%2Ffiles%2F1.jpg&alt=Call+555-0100&title=You+won')
  expect(find('dialog h2').textContent).toBe('Photo')
  const { src, alt } = find<HTMLImageElement>('dialog img')
  expect([new URL(src).pathname, alt]).toEqual(['/files/1.jpg', 'Photo'])
  expect(find('dialog').textContent).not.toMatch(/555|won/)
})

it.each([
  'https://elsewhere.example/a.jpg',
  '//elsewhere.example/a.jpg',
  '/\\elsewhere.example',
  'a.jpg',
  '',
])('shows no picture of %j', async (photo) => {
  await open(new URLSearchParams({ photo }).toString())
  expect(document.querySelector('dialog img')).toBeNull()
})
