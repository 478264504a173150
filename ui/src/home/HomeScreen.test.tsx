import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { testApp } from '../app/testing'
import { AppContext } from '../frame/app'
import { named, render } from '../kit/testing/render'
import HomeScreen from './HomeScreen'

it('offers to ask again, in their place, for the data that did not come', async () => {
  const reload = vi.fn<() => Promise<void>>(async () => {})
  const { root } = await render(
    <AppContext value={testApp({ navigation: { reload } })}>
      <HomeScreen path="/" params={{}} query={new URLSearchParams()} data={null} />
    </AppContext>,
  )
  await act(async () => named('Try again', root).click())
  expect(reload).toHaveBeenCalledTimes(1)
})
