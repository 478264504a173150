import { createForm } from '@homecare/sdk/kit'
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { testApp } from '../app/testing'
import { Field } from '../kit/fields/Field'
import { Form } from '../kit/fields/Form'
import { find, named, press, render, type } from '../kit/testing/render'
import { AppContext } from './app'
import { FormDialog } from './FormDialog'

it('loses nothing that is typed without a question, by closing or by leaving the page', async () => {
  const app = testApp()
  const form = createForm({ fields: { note: { initial: '' } }, submit: async () => {} })
  const onClose = vi.fn<() => void>()
  await render(
    <AppContext value={app}>
      <FormDialog title={['Apply', 'Solicitar']} form={form} onClose={onClose}>
        <Form form={form} submit="Send">
          <Field form={form} name="note" label="Note" />
        </Form>
      </FormDialog>
    </AppContext>,
  )
  expect(app.unsaved.any()).toBe(false)
  await type(find<HTMLInputElement>('input'), 'I know this house.')
  expect(app.unsaved.any()).toBe(true)
  await press(named('Close'))
  expect([onClose.mock.calls.length, find('[role=alert]').textContent !== '']).toEqual([0, true])
  await act(async () => void (await form.submit()))
  expect(app.unsaved.any()).toBe(false)
  await press(named('Close'))
  expect(onClose).toHaveBeenCalledOnce()
})
