import { beforeAll, expect, it, vi } from 'vitest'
import { AppContext } from '../../frame/app'
import { render } from '../../kit/testing/render'
import FailedScreen from './FailedScreen'
import { testApp } from '../testing'

// Its code is a chunk of its own: here it is there at once.
beforeAll(() => import('../../kit/states/Reference'))

it('says of a page that did not come that it did not, and what support needs to know, each once', async () => {
  const { root } = await render(
    <AppContext value={testApp()}>
      <FailedScreen data={{ kind: 'server', requestId: 'req-54' }} />
    </AppContext>,
  )
  await vi.waitFor(() => expect(root.textContent?.match(/req-54/g)).toHaveLength(1))
  expect([...root.querySelectorAll('h1, h2')].map(({ textContent }) => textContent)).toEqual([
    'We could not load this page',
  ])
})
