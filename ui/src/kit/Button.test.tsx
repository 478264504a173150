import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { Button } from './Button'
import { find, press, render } from './testing/render'

it('does it once, however often it is pressed while it runs', async () => {
  let finish = () => {}
  const run = vi.fn<() => Promise<void>>(() => new Promise<void>((resolve) => (finish = resolve)))
  await render(<Button onClick={run}>Send</Button>)
  const button = find('button')
  await act(async () => {
    button.click()
    button.click()
  })
  await press(button)
  expect(run).toHaveBeenCalledTimes(1)
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(button.hasAttribute('disabled')).toBe(false)
  expect(button.textContent).toContain('Working…')
  await act(async () => finish())
  expect(button.hasAttribute('aria-disabled')).toBe(false)
  await press(button)
  expect(run).toHaveBeenCalledTimes(2)
})

it('takes no press and sends no form while its owner is busy', async () => {
  const sent = vi.fn<(event: { preventDefault(): void }) => void>((event) => event.preventDefault())
  await render(
    <form onSubmit={sent}>
      <Button type="submit" busy>
        Send
      </Button>
    </form>,
  )
  await press(find('button'))
  expect(sent).not.toHaveBeenCalled()
})
