import { ApiError, createForm, createToasts } from '@homecare/sdk/kit'
import { act } from 'react'
import { beforeAll, expect, it, vi } from 'vitest'
import { ErrorState } from './ErrorState'
import { Form } from '../fields/Form'
import { ToastHost } from '../overlays/ToastHost'
import { find, named, render } from '../testing/render'

// Its code is a chunk of its own: here it is there at once.
beforeAll(() => import('./Reference'))

const broken = new ApiError('server', { status: 500, requestId: 'req-51' })

it('says the number that support needs once, and copies it', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const { root } = await render(<ErrorState error={broken} />)
  await vi.waitFor(() => expect(root.textContent?.match(/req-51/g)).toHaveLength(1))
  expect(root.textContent).toContain('Something went wrong')
  await act(async () => named('Copy the number', root).click())
  expect(writeText).toHaveBeenCalledExactlyOnceWith('req-51')
  expect(named('Copied', root)).toBeTruthy()
})

it.each([
  new ApiError('offline'),
  new ApiError('server', { status: 500 }),
  new ApiError('forbidden', { status: 403, requestId: 'req-52', serverMessage: 'Not yours.' }),
])('says none for $kind, which support could not look up or need not', async (error) => {
  const { root } = await render(<ErrorState error={error} />)
  expect(root.textContent).not.toContain('our support team')
})

it('stands with the errors of a form too', async () => {
  const form = createForm({ fields: { name: { initial: 'Ana' } }, submit: () => Promise.reject(broken) })
  const { root } = await render(
    <Form form={form} submit="Save">
      {null}
    </Form>,
  )
  await act(async () => void (await form.submit()))
  await vi.waitFor(() => expect(root.textContent?.match(/req-51/g)).toHaveLength(1))
})

it('stands in the toast of an action that failed, and in none of a refusal', async () => {
  const toasts = createToasts(() => {})
  await render(<ToastHost toasts={toasts} />)
  await act(async () => toasts.error('Not yours.', new ApiError('forbidden', { requestId: 'req-53' })))
  await act(async () => toasts.error('Not saved.', broken))
  await vi.waitFor(() => expect(find('[role=alert]').textContent).toContain('req-51'))
  expect(find('[role=alert]').textContent).not.toContain('req-53')
})
