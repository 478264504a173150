import { beforeAll, expect, it, vi } from 'vitest'
import { AppContext } from '../../frame/app'
import { render } from '../../kit/testing/render'
import FailedScreen from './FailedScreen'
import { testApp } from '../testing'

// Its code is a chunk of its own: here it is there at once.
beforeAll(() => import('../../kit/states/Reference'))

it('says what support needs to know of a page that did not come', async () => {
  const { root } = await render(
    <AppContext value={testApp()}>
      <FailedScreen data={{ kind: 'server', requestId: 'req-54' }} />
    </AppContext>,
  )
  await vi.waitFor(() => expect(root.textContent?.match(/req-54/g)).toHaveLength(1))
})
