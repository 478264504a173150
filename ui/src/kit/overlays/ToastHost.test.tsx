import { createToasts } from '@homecare/sdk/kit'
import { act } from 'react'
import { expect, it } from 'vitest'
import { find, named, press, render } from '../testing/render'
import { ToastHost } from './ToastHost'

it('has both live regions before there is anything to say', async () => {
  await render(<ToastHost toasts={createToasts(() => {})} />)
  expect(find('[role=status]').textContent).toBe('')
  expect(find('[role=alert]').textContent).toBe('')
})

it('says a success quietly and lets it go; a failure aloud, and keeps it until dismissed', async () => {
  const due: { ms: number; run: () => void }[] = []
  const toasts = createToasts((ms, run) => due.push({ ms, run }))
  const pass = () => act(async () => due.splice(0).forEach(({ run }) => run()))
  await render(<ToastHost toasts={toasts} />)
  await act(async () => {
    toasts.success('Saved.')
    toasts.error('Not sent.')
  })
  await pass()
  expect(find('[role=status]').textContent).toContain('Saved.')
  expect(find('[role=alert]').textContent).toContain('Not sent.')
  for (let time = 0; time < 4; time++) await pass()
  expect(find('[role=status]').textContent).toBe('')
  expect(find('[role=alert]').textContent).toContain('Not sent.')
  await press(named('Dismiss'))
  await pass()
  expect(find('[role=alert]').textContent).toBe('')
})

it('asks for what has the focus to be in sight again when a toast comes up over it', async () => {
  const toasts = createToasts(() => {})
  await render(
    <>
      <button type="button">Save</button>
      <ToastHost toasts={toasts} />
    </>,
  )
  const asked: unknown[] = []
  const button = named('Save')
  button.scrollIntoView = (how) => void asked.push(how)
  button.focus()
  await act(async () => toasts.success('Saved.'))
  expect(asked).toEqual([{ block: 'nearest' }])
})
