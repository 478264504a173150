import { expect, it } from 'vitest'
import { find, render } from '../testing/render'
import { EmailText } from './EmailText'

it('is one thing, and nothing but the address, with its domain apart', async () => {
  const { root } = await render(<EmailText email="carol@example.com" />)
  expect(root.children).toHaveLength(1)
  expect(root.textContent).toBe('carol@example.com')
  expect(find('span > span').textContent).toBe('example.com')
})
