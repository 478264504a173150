import { describe, expect, it, vi } from 'vitest'
import { createClient } from '../client/client.js'
import { fakeServer } from '../testing/index.js'
import { openCare } from '../testing/openCare.js'
import { saveScreeningDraft, updateScreening } from './calls.js'
import { decideNewcomer, type Newcomer } from './newcomerCalls.js'
import {
  newcomerAnswerWords,
  isScreeningStepOpen,
  newcomerQuestions,
  nextScreeningStep,
  screeningStepsToDo,
} from './questions.js'
import { screeningErrorTexts } from './texts.js'
import { createNewcomerDecision, createNewcomerStep } from './newcomerForms.js'

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

describe('what the staff decide', () => {
  const newcomer: Newcomer = {
    ...{ caregiver_id: 51, name: 'Marisol Reyes', city: 'Oakland', state: 'CA', answers: [], note: null },
    ...{ submitted_at: '2026-11-20T17:00:00.000Z', decision: null, decided_at: null },
  }
  const open = () => {
    const { server, care } = openCare()
    server.on(decideNewcomer, ({ body }) => ({ ...newcomer, decision: body.decision }))
    const decided: (string | null)[] = []
    return {
      server,
      decided,
      form: createNewcomerDecision(care, newcomer, (now) => decided.push(now.decision)),
    }
  }

  it('is chosen, and is of the answers as they were handed in', async () => {
    const { server, decided, form } = open()
    expect(await form.submit()).toBe(false)
    expect(form.fields.decision.shownError.peek()).toBe(screeningErrorTexts.decision)
    form.fields.decision.set('accepted')
    expect(await form.submit()).toBe(true)
    expect(server.seen[0]?.body).toEqual({ decision: 'accepted', submitted_at: newcomer.submitted_at })
    expect(decided).toEqual(['accepted'])
  })

  it('takes a note where a change is asked for, and none else', async () => {
    const { server, form } = open()
    form.fields.decision.set('returned')
    expect(await form.submit()).toBe(false)
    expect(form.fields.note.shownError.peek()).toBe(screeningErrorTexts.returnNote)
    form.fields.note.set(' More of the hard day. ')
    expect(await form.submit()).toBe(true)
    expect(server.seen[0]?.body).toMatchObject({ decision: 'returned', note: 'More of the hard day.' })
  })
})

describe('the steps', () => {
  it('go on where the screening stands, from the first', () => {
    expect(['interview', 'questionnaire', 'nextsteps', 'thankyou', 'x'].map(nextScreeningStep)).toEqual([
      ...['interview', 'questionnaire', 'nextsteps', 'interview', 'interview'],
    ])
    expect(screeningStepsToDo.map((step) => isScreeningStepOpen(step, 'questionnaire'))).toEqual([
      ...[true, true, false],
    ])
  })

  it('say an answer in the language of its reader, whatever it was chosen in', () => {
    const [lift] = newcomerQuestions.filter(({ kind }) => kind === 'choice')
    const [first] = lift!.choices
    expect([
      newcomerAnswerWords('es', lift!, first![0]),
      newcomerAnswerWords('en', lift!, first![1]),
    ]).toEqual([...[first![1], first![0]]])
    expect([
      newcomerAnswerWords('es', newcomerQuestions[0]!, 'My mother'),
      newcomerAnswerWords('en', lift!, undefined),
    ]).toEqual([...['My mother', '']])
  })
})
