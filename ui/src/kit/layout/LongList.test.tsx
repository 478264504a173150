import { expect, it } from 'vitest'
import { LongList } from './LongList'
import { named, press, render } from '../testing/render'

const shown = (count: number) =>
  render(
    <LongList items={Array.from({ length: count }, (_, n) => n)} by={(n) => n} first={3}>
      {(n) => <a href={`/job/${n}`}>Job {n}</a>}
    </LongList>,
  )

it('shows the first, then all at a press, and the focus goes on to the first that is new', async () => {
  const { root } = await shown(5)
  expect(root.querySelectorAll('li')).toHaveLength(3)
  await press(named('Show all 5'))
  expect(root.querySelectorAll('li')).toHaveLength(5)
  expect(document.activeElement?.textContent).toBe('Job 3')
  expect(root.querySelector('button')).toBeNull()
})

it('is a list like any other where it is short', async () => {
  const { root } = await shown(3)
  expect([root.querySelectorAll('li').length, root.querySelector('button')]).toEqual([3, null])
  expect(document.activeElement).toBe(document.body)
})
