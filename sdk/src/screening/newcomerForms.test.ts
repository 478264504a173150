import { describe, expect, it, vi } from 'vitest'
import { createClient } from '../client/client.js'
import { fakeServer } from '../testing/index.js'
import { saveScreeningDraft, updateScreening } from './calls.js'
import { createNewcomerStep } from './newcomerForms.js'

const screening = {
  questions: [
    { id: 'why', step: 'interview', text: 'Why?', kind: 'text', choices: [] },
    { id: 'hard_day', step: 'interview', text: 'A hard day?', kind: 'text', choices: [] },
    { id: 'lift', step: 'questionnaire', text: 'Lift?', kind: 'choice', choices: ['Yes', 'No'] },
  ],
  answers: { why: 'My mother' },
}

/** A form of a step with its draft, whose time passes by `wait`. */
function aStep(answer: () => { kept: boolean } | Promise<{ kept: boolean }>) {
  const sent: unknown[] = []
  let refuses = false
  const fake = fakeServer()
    .on(saveScreeningDraft, ({ body }) => {
      sent.push(body.answers)
      return answer()
    })
    .on(updateScreening, ({ body }) => {
      if (refuses) throw new Error('refused')
      sent.push(body.answers)
      return { step: 'questionnaire', submitted_at: null, ...screening, answers: body.answers }
    })
  const care = createClient({ baseUrl: 'https://care.test', fetch: fake.fetch })
  let late: (() => void) | null = null
  const { form, draft } = createNewcomerStep(care, 'interview', screening, (_, run) => {
    late = run
    return () => (late = null)
  })
  return { sent, form, draft, isWaiting: () => late !== null, refuse: () => (refuses = true) }
}

describe('a step of the screening', () => {
  it('asks its own questions, with what was answered before', () => {
    const { form } = aStep(() => ({ kept: true }))
    expect(form.data.peek()).toEqual({ why: 'My mother', hard_day: '' })
  })

  it('keeps what is typed a moment after the last key', async () => {
    const { form, draft, sent, isWaiting } = aStep(() => ({ kept: true }))
    expect([draft.open.peek(), isWaiting()]).toEqual([false, false])
    form.fields['hard_day']!.set('She')
    form.fields['hard_day']!.set('She fell')
    expect([draft.open.peek(), isWaiting()]).toEqual([true, true])
    await draft.keep()
    expect(sent).toEqual([{ why: 'My mother', hard_day: 'She fell' }])
    expect([draft.state.peek(), draft.open.peek()]).toEqual(['kept', false])
    await draft.keep()
    expect(sent).toHaveLength(1)
  })

  it('says that something is not kept, and tries again with the next key', async () => {
    let fails = true
    const { form, draft } = aStep(() => {
      if (fails) throw new Error('gone')
      return { kept: true }
    })
    form.fields['why']!.set('A')
    await draft.keep()
    expect([draft.state.peek(), draft.open.peek()]).toEqual(['failed', true])
    fails = false
    form.fields['why']!.set('Ab')
    await draft.keep()
    expect(draft.state.peek()).toBe('kept')
  })

  it('sends one after the other, and the step itself last', async () => {
    const open: (() => void)[] = []
    const { form, draft, sent } = aStep(
      () => new Promise((resolve) => open.push(() => resolve({ kept: true }))),
    )
    form.fields['why']!.set('A')
    const first = draft.keep()
    await vi.waitFor(() => expect(open).toHaveLength(1))
    form.fields['why']!.set('Ab')
    const second = draft.keep()
    form.fields['hard_day']!.set('She fell')
    const handedIn = form.submit()
    await Promise.resolve()
    expect(sent).toEqual([{ why: 'A', hard_day: '' }])
    open[0]!()
    await first
    await vi.waitFor(() => expect(open).toHaveLength(2))
    open[1]!()
    await second
    expect(await handedIn).toBe(true)
    expect(sent.slice(1)).toEqual([
      { why: 'Ab', hard_day: 'She fell' },
      { why: 'Ab', hard_day: 'She fell' },
    ])
    // Nothing is left to be kept, where the page is left.
    draft.stop()
    await draft.keep()
    expect(sent).toHaveLength(3)
  })

  it('keeps what the step was refused with', async () => {
    const { form, draft, sent, refuse } = aStep(() => ({ kept: true }))
    refuse()
    form.fields['hard_day']!.set('She fell')
    expect(await form.submit()).toBe(false)
    await draft.keep()
    expect([draft.state.peek(), sent.at(-1)]).toEqual(['kept', { why: 'My mother', hard_day: 'She fell' }])
  })

  it('goes on only with what is asked for, and sends no empty answers', async () => {
    const { form, sent } = aStep(() => ({ kept: true }))
    expect(await form.submit()).toBe(false)
    form.fields['hard_day']!.set('She fell')
    form.fields['why']!.set('Mine')
    expect(await form.submit()).toBe(true)
    expect(sent).toEqual([{ why: 'Mine', hard_day: 'She fell' }])
  })
})
