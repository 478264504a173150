import { act } from 'react'
import { expect, it } from 'vitest'
import { testApp } from '../app/testing'
import { render } from '../kit/testing/render'
import { AppContext } from './app'
import { held, oneOf, scopeKey, useHeld, useHolding } from './scope'

const openList = scopeKey<string>()

function Screen({ list }: { list: string }) {
  useHolding(openList, list)
  return null
}
const Modal = () => <p>{useHeld(openList) ?? 'nothing'}</p>

it('gives a modal what the screen beneath holds, for as long as it stands', async () => {
  const app = testApp()
  const over = (screen: string | null) => (
    <AppContext value={app}>
      {screen && <Screen key={screen} list={screen} />}
      <Modal />
    </AppContext>
  )
  const { root, rerender } = await render(over('first'))
  expect(root.textContent).toBe('first')
  await rerender(over('second'))
  expect(root.textContent).toBe('second')
  await rerender(over(null))
  expect(root.textContent).toBe('nothing')
})

it('leaves what another screen has come to hold meanwhile', async () => {
  const app = testApp()
  const { rerender } = await render(
    <AppContext value={app}>
      <Screen list="first" />
    </AppContext>,
  )
  act(() => void (held(app, openList).value = 'other'))
  await rerender(null)
  expect(held(app, openList).peek()).toBe('other')
})

it('makes the one of its kind once for each page, and another one for another page', () => {
  const key = scopeKey<object>()
  const [one, other] = [testApp(), testApp()]
  const made = oneOf(one, key, () => ({}))
  expect(oneOf(one, key, () => ({}))).toBe(made)
  expect(oneOf(other, key, () => ({}))).not.toBe(made)
  expect(held(other, scopeKey<object>()).peek()).toBeNull()
})
