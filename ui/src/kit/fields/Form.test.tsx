import { ApiError, createForm } from '@homecare/sdk/kit'
import { uiTexts } from '@homecare/sdk/texts'
import { act } from 'react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { CheckboxGroup } from './CheckboxGroup'
import { Field } from './Field'
import { Form } from './Form'
import { blur, find, named, press, render, type } from '../testing/render'

const wrong = ['Please enter an e-mail address.', 'Escriba un correo.'] as const
const none = ['Please choose one.', 'Elija una.'] as const

function sample(submit: () => Promise<void> = async () => {}) {
  return createForm<{ email: string; skills: readonly number[] }>({
    fields: {
      email: { initial: '', checks: [(email) => (email.includes('@') ? null : wrong)] },
      skills: { initial: [], checks: [(skills) => (skills.length > 0 ? null : none)] },
    },
    submit,
  })
}

function view(form: ReturnType<typeof sample>, onAccepted?: () => unknown) {
  return (
    <Form form={form} submit={uiTexts.save} onAccepted={onAccepted}>
      <Field
        form={form}
        name="email"
        label={['E-mail', 'Correo']}
        hint={['For your receipts', 'Para sus recibos']}
        required
      />
      <CheckboxGroup
        form={form}
        name="skills"
        label={['Skills', 'Habilidades']}
        options={[{ value: 1, label: 'CPR' }]}
      />
    </Form>
  )
}

it('ties label, hint and error to the control', async () => {
  await render(view(sample()))
  const input = find<HTMLInputElement>('input[name=email]')
  expect(find(`label[for="${input.id}"]`).textContent).toBe('E-mail')
  expect(described(input)).toEqual(['For your receipts'])
  expect(input.getAttribute('aria-required')).toBe('true')
  expect(input.hasAttribute('aria-invalid')).toBe(false)

  await type(input, 'nobody')
  expect(document.body.textContent).not.toContain(wrong[0])
  await blur(input)
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(described(input)).toEqual([wrong[0], 'For your receipts'])

  await type(input, 'ana@example.com')
  expect(input.hasAttribute('aria-invalid')).toBe(false)
})

it('of which a toast says what is wrong has no summary: the focus goes to the field', async () => {
  await render(view({ ...sample(), toasted: true }))
  await press(named('Save'))
  expect(document.body.textContent).not.toContain('Check ')
  expect(document.body.textContent).toContain(wrong[0])
  expect(document.activeElement).toBe(find('input[name=email]'))
})

it('gives the focus to the summary after a refused submit, each time, and links to the fields', async () => {
  await render(view(sample()))
  for (let time = 0; time < 2; time++) {
    await press(named('Save'))
    expect(document.activeElement?.textContent).toContain('Check 2 answers')
  }
  await press(named(`Skills: ${none[0]}`))
  expect(document.activeElement).toBe(find('input[type=checkbox]'))
  await press(named(`E-mail: ${wrong[0]}`))
  expect(document.activeElement).toBe(find('input[name=email]'))
})

it('shows what the server refused, at its field and above', async () => {
  const form = sample(() =>
    Promise.reject(
      new ApiError('invalid', {
        status: 400,
        fieldErrors: { email: ['Already in use.'] },
        formErrors: ['Try later.'],
      }),
    ),
  )
  await render(view(form))
  const input = find<HTMLInputElement>('input[name=email]')
  await type(input, 'ana@example.com')
  await press(named('CPR').querySelector('input')!)
  await press(named('Save'))
  expect(described(input)[0]).toBe('Already in use.')
  expect(document.activeElement?.textContent).toContain('Try later.')
  expect(input.value).toBe('ana@example.com')
})

it('keeps what was typed, and the focus, while it is being sent', async () => {
  let finish = () => {}
  const form = sample(() => new Promise<void>((resolve) => (finish = resolve)))
  await render(view(form))
  const input = find<HTMLInputElement>('input[name=email]')
  await type(input, 'ana@example.com')
  await press(named('CPR').querySelector('input')!)
  input.focus()
  await act(async () => find<HTMLFormElement>('form').requestSubmit())
  expect(input.disabled).toBe(false)
  expect(input.readOnly).toBe(true)
  expect(document.activeElement).toBe(input)
  await act(async () => finish())
  expect(input.readOnly).toBe(false)
})

it('is sent once for presses that come while it is accepted and the next page is on its way', async () => {
  let sent = 0
  let arrive = () => {}
  const form = sample(async () => void sent++)
  const followed: number[] = []
  const next = () => {
    followed.push(sent)
    return new Promise<void>((resolve) => (arrive = resolve))
  }
  await render(view(form, next))
  await fillIn()
  const enter = () => act(async () => find<HTMLFormElement>('form').requestSubmit())
  for (let time = 0; time < 3; time++) await enter()
  expect([sent, followed, named('Save').getAttribute('aria-disabled')]).toEqual([1, [1], 'true'])
  await act(async () => arrive())
  await enter()
  expect([sent, named('Save').getAttribute('aria-disabled')]).toEqual([1, null])
  await type(find<HTMLInputElement>('input[name=email]'), 'bea@example.com')
  await enter()
  expect(sent).toBe(2)
})

it('offers to stop waiting once somebody may begin to wonder, where the form can', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  let stopped = 0
  const form = { ...sample(() => new Promise<void>(() => {})), giveUp: () => void stopped++ }
  await render(view(form))
  await fillIn()
  await act(async () => find<HTMLFormElement>('form').requestSubmit())
  expect(document.body.textContent).not.toContain('Stop waiting')
  await act(async () => vi.advanceTimersByTime(5000))
  await press(named('Stop waiting'))
  expect(stopped).toBe(1)
})

async function fillIn() {
  await type(find<HTMLInputElement>('input[name=email]'), 'ana@example.com')
  await press(named('CPR').querySelector('input')!)
}

it('speaks the other language without losing a letter', async () => {
  const { locale } = await render(view(sample()))
  const input = find<HTMLInputElement>('input[name=email]')
  await type(input, 'nobody')
  await blur(input)
  await act(async () => void (locale.value = 'es'))
  expect(find<HTMLInputElement>('input[name=email]')).toBe(input)
  expect(input.value).toBe('nobody')
  expect(described(input)[0]).toBe(wrong[1])
})

function described(control: HTMLElement): string[] {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent ?? `no #${id}`)
}
