import { describe, expect, it } from 'vitest'
import { createClient } from '../client/client.js'
import { fakeServer } from '../testing/index.js'
import { saveScreeningDraft, updateScreening } from './calls.js'
import { createNewcomerForm, keepNewcomerDraft } from './newcomerForms.js'

const screening = {
  questions: [
    { id: 'why', step: 'interview', text: 'Why?', kind: 'text', choices: [] },
    { id: 'hard_day', step: 'interview', text: 'A hard day?', kind: 'text', choices: [] },
    { id: 'lift', step: 'questionnaire', text: 'Lift?', kind: 'choice', choices: ['Yes', 'No'] },
  ],
  answers: { why: 'My mother' },
}

/** A form of a step with its draft, whose time passes by `wait`. */
function aStep(answer: () => { kept: boolean }) {
  const sent: unknown[] = []
  const fake = fakeServer()
    .on(saveScreeningDraft, ({ body }) => {
      sent.push(body.answers)
      return answer()
    })
    .on(updateScreening, ({ body }) => {
      sent.push(body.answers)
      return { step: 'questionnaire', submitted_at: null, ...screening, answers: body.answers }
    })
  const care = createClient({ baseUrl: 'https://care.test', fetch: fake.fetch })
  const form = createNewcomerForm(care, 'interview', screening)
  let late: (() => void) | null = null
  const draft = keepNewcomerDraft(care, 'interview', form, (_, run) => {
    late = run
    return () => (late = null)
  })
  return { sent, form, draft, isWaiting: () => late !== null }
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

  it('goes on only with what is asked for, and sends no empty answers', async () => {
    const { form, sent } = aStep(() => ({ kept: true }))
    expect(await form.submit()).toBe(false)
    form.fields['hard_day']!.set('She fell')
    form.fields['why']!.set('Mine')
    expect(await form.submit()).toBe(true)
    expect(sent).toEqual([{ why: 'Mine', hard_day: 'She fell' }])
  })
})
