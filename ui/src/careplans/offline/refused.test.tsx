import type { RefusedDeed, Settling } from '@homecare/sdk/careplans'
import { ApiError } from '@homecare/sdk/kit'
import { aTask } from '@homecare/sdk/testing'
import { expect, it, vi } from 'vitest'
import { find, named, press, render } from '../../kit/testing/render'
import { RefusedTask } from '../settle/RefusedTask'
import { NotArrived } from './NotArrived'

const text = () => find('body').textContent ?? ''
const task = aTask({ id: 7, date: '2026-11-23', title: 'Pills' })

function refusedTask(more: Partial<RefusedDeed>) {
  const settling = { again: vi.fn<() => void>(), forget: vi.fn<() => void>() } as unknown as Settling
  const refused: RefusedDeed = {
    ...{ deed: { kind: 'complete', note: 'With tea' }, task, differences: [] },
    ...{ error: new ApiError('conflict', { current: task }), ...more },
  }
  return render(<RefusedTask {...{ refused, settling }} zone="America/Los_Angeles" />)
}

it('says that a task has changed only where it has', async () => {
  await refusedTask({})
  expect(text()).toContain('“Pills” has changed')
})

it('says what the server said of any other refusal, with what was entered', async () => {
  const error = new ApiError('invalid', { serverMessage: 'This was too long ago.' })
  await refusedTask({ error })
  expect(text()).toContain('“Pills” was not accepted')
  expect(text()).not.toContain('has changed')
  expect(text()).not.toContain('Somebody changed it')
  expect(text()).toContain('“With tea”')
})

it('says so where the device has lost what was entered, and offers nothing with it', async () => {
  await refusedTask({ deed: null, error: new ApiError('invalid', { message: 'Gone.' }) })
  expect(text()).toContain('What you entered is no longer on this device.')
  expect([...document.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([
    'Leave it as it is now',
  ])
})

it('says of a note or photo that it waits, or why it was refused, with the ways on', async () => {
  const post = { retry: vi.fn<() => Promise<void>>(async () => {}), discard: vi.fn<() => void>() }
  const { rerender } = await render(
    <NotArrived of={{ key: 'a', refused: null }} post={post}>
      A photo
    </NotArrived>,
  )
  expect(text()).toContain('Waiting to send')
  await rerender(
    <NotArrived of={{ key: 'a', refused: new ApiError('forbidden', { serverMessage: 'No.' }) }} post={post}>
      A photo
    </NotArrived>,
  )
  expect(text()).not.toContain('Waiting to send')
  await press(named('Send again'))
  await press(named('Discard it'))
  expect([post.retry.mock.calls, post.discard.mock.calls]).toEqual([[['a']], [['a']]])
})
