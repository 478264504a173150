import { expect, it } from 'vitest'
import { kitTexts } from '../kitTexts'
import { Steps } from './Steps'
import { render } from '../testing/render'

it('calls a step that was skipped skipped, and ticks only what is done', async () => {
  const steps = [
    { label: 'Photo', href: '#photo', done: false },
    { label: 'About', href: '#about', done: true },
    { label: 'Phone', href: '#phone', done: false },
  ] as const
  const { root } = await render(<Steps label={kitTexts.steps} steps={steps} current={2} />)
  const items = [...root.querySelectorAll('li')]
  expect(items.map((item) => item.textContent)).toEqual(['1Photo (skipped)', 'About (done)', '3Phone'])
  expect(items.map((item) => item.hasAttribute('data-done'))).toEqual([false, true, false])
  expect([...root.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '#photo',
    '#about',
  ])
})
