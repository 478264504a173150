import fc from '../../testing/properties.js'
import { describe, expect, it } from 'vitest'
import { ApiError } from '../error.js'
import { noNumbers, required } from '../checks.js'
import { createForm, type FormOptions } from './form.js'
import { inputTexts } from '../inputTexts.js'
import { fieldTexts, kitTexts } from '../texts.js'

interface Visit {
  name: string
  nights: number | null
  reason: string
}

const visit = (options: Partial<FormOptions<Visit>> = {}) =>
  createForm<Visit>({
    fields: {
      name: { initial: '', checks: [required(), noNumbers()] },
      nights: {
        initial: null,
        checks: [(nights, { reason }) => (reason === 'stay' && nights === null ? inputTexts.required : null)],
      },
      reason: { initial: '', activeWhen: (data) => data.name !== 'nobody' },
    },
    submit: async () => {},
    ...options,
  })

describe('a form', () => {
  it('begins with its defaults, clean, with errors known but not shown', () => {
    const form = visit()
    expect(form.data.value).toEqual({ name: '', nights: null, reason: '' })
    expect([form.dirty.value, form.valid.value]).toEqual([false, false])
    expect(form.fields.name.error.value).toBe(inputTexts.required)
    expect(form.fields.name.shownError.value).toBeNull()
  })

  it('shows an error once an edited field is left, and not while it is only passed through', () => {
    const { name } = visit().fields
    name.touch()
    expect(name.shownError.value).toBeNull()
    name.set('7')
    expect(name.shownError.value).toBeNull()
    name.touch()
    expect(name.shownError.value).toBe(fieldTexts.noNumbers)
    name.set('Ann')
    expect(name.shownError.value).toBeNull()
  })

  it('is not dirty once it was accepted, until the next edit', async () => {
    const form = visit()
    form.fields.name.set('Ann')
    form.fields.reason.set('rest')
    await form.submit()
    expect(form.dirty.value).toBe(false)
    form.fields.name.set('Bea')
    expect(form.dirty.value).toBe(true)
  })

  it("marks a field dirty by a person's edit, not by filling it", () => {
    const form = visit()
    form.fill({ name: 'Ann' })
    expect([form.data.value.name, form.dirty.value]).toEqual(['Ann', false])
    form.fields.reason.set('rest')
    expect([form.fields.reason.dirty.value, form.fields.name.dirty.value, form.dirty.value]).toEqual([
      true,
      false,
      true,
    ])
  })

  it('checks fields against each other', () => {
    const form = visit()
    form.fill({ name: 'Ann', reason: 'stay' })
    expect(form.valid.value).toBe(false)
    form.fields.nights.set(0)
    expect(form.valid.value).toBe(true)
  })

  it('neither checks nor sends a field that does not apply', async () => {
    const sent: Visit[] = []
    const form = visit({ submit: async (data) => void sent.push(data) })
    form.fill({ name: 'nobody', reason: 'typed before' })
    expect(await form.submit()).toBe(true)
    expect(sent).toEqual([{ name: 'nobody', nights: null, reason: '' }])
    expect(form.data.value.reason).toBe('typed before')
  })

  it('refuses to send what is wrong, shows every error, and counts the refusal', async () => {
    let sent = 0
    const form = visit({ submit: async () => void sent++ })
    expect([await form.submit(), await form.submit(), sent, form.refusals.value]).toEqual([
      false,
      false,
      0,
      2,
    ])
    expect(form.fields.name.shownError.value).toBe(inputTexts.required)
  })

  it('is busy while sending, with its fields disabled, and sends once for two presses', async () => {
    let release = () => {}
    let sent = 0
    const form = visit({ submit: () => (sent++, new Promise<void>((resolve) => (release = resolve))) })
    form.fill({ name: 'Ann' })
    const [first, second] = [form.submit(), form.submit()]
    expect([form.busy.value, form.fields.name.disabled.value, await second, sent]).toEqual([
      true,
      true,
      false,
      1,
    ])
    release()
    expect([await first, form.busy.value]).toEqual([true, false])
  })

  it("puts the server's answers at their fields, the rest above the form, and forgets them at an edit", async () => {
    const error = new ApiError('invalid', {
      fieldErrors: { 'user.name': ['Taken.', 'Really.'], elsewhere: ['Lost.'] },
      formErrors: ['No.'],
    })
    const form = visit({ submit: () => Promise.reject(error) })
    form.fill({ name: 'Ann' })
    expect(await form.submit()).toBe(false)
    expect(form.fields.name.shownError.value).toBe('Taken. Really.')
    expect(form.errors.value).toEqual(['No.', 'Lost.'])
    expect(form.failure.value).toBe(error)
    form.fields.name.set('Anna')
    expect(form.fields.name.shownError.value).toBeNull()
  })

  it('describes a failure without words of its own', async () => {
    const form = visit({
      submit: () => Promise.reject(new ApiError('offline')),
      describe: () => kitTexts.offline,
    })
    form.fill({ name: 'Ann' })
    await form.submit()
    expect(form.errors.value).toEqual([kitTexts.offline])
  })

  it.each([
    ['offline', kitTexts.offline],
    ['malformed', kitTexts.somethingWentWrong],
  ] as const)(
    'says in words for people that it failed where it has none of its own: %s',
    async (kind, words) => {
      const form = visit({ submit: () => Promise.reject(new ApiError(kind, { route: 'POST /v1/visits/' })) })
      form.fill({ name: 'Ann' })
      await form.submit()
      expect(form.errors.value).toEqual([words])
    },
  )

  it('checks one step of a long form by itself', () => {
    const form = visit()
    expect(form.checkStep(['reason'])).toBe(true)
    expect(form.checkStep(['name'])).toBe(false)
    expect(form.refusals.value).toBe(1)
    expect(form.fields.name.shownError.value).toBe(inputTexts.required)
  })

  it('goes back to its defaults, or to new ones', () => {
    const form = visit()
    form.fields.name.set('Ann')
    form.makeDirty()
    form.reset({ name: 'Bea' })
    expect([form.data.value.name, form.dirty.value, form.fields.nights.shownError.value]).toEqual([
      'Bea',
      false,
      null,
    ])
    form.reset()
    expect(form.data.value.name).toBe('')
  })

  it('never loses what was typed, whatever happens', async () => {
    const step = fc.oneof(
      fc.record({ do: fc.constant('set' as const), text: fc.string() }),
      fc.record({ do: fc.constantFrom('submit', 'touch', 'makeDirty', 'refuse') }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
        const form = visit({ submit: () => Promise.reject(new ApiError('server')) })
        let typed = ''
        for (const one of steps) {
          if ('text' in one) form.fields.name.set((typed = one.text))
          else if (one.do === 'submit') await form.submit()
          else if (one.do === 'touch') form.fields.name.touch()
          else if (one.do === 'makeDirty') form.makeDirty()
          else form.takeServerErrors(new ApiError('invalid', { fieldErrors: { name: ['No.'] } }))
          expect(form.data.value.name).toBe(typed)
        }
      }),
    )
  })
})
