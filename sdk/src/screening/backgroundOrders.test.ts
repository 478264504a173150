import { expect, it } from 'vitest'
import { createClient } from '../client/client.js'
import { lineMaxLength, noteTexts } from '../kit/fields/note.js'
import { message } from '../kit/text.js'
import { createToasts } from '../kit/state/toasts.js'
import { aBackgroundCheck, fakeServer, refuseWith } from '../testing/index.js'
import { createBackgroundOrder, createBackgroundResult, createReturnForm } from './backgroundOrders.js'
import {
  beginBackgroundCheck,
  getBackgroundOrder,
  recordBackgroundResult,
  returnBackgroundCheck,
  revealBackgroundNumber,
  type BackgroundOrderDetail,
} from './orderCalls.js'
import { reportAsText, reportWord } from './report.js'
import { screeningErrorTexts } from './texts.js'

const order: BackgroundOrderDetail = {
  caregiver_id: 51,
  name: 'Marisol Rivera',
  status: 'ordered',
  signed_at: '2026-11-20T10:00:00.000Z',
  completed_on: null,
  person: null,
  address_verified: false,
  signature: 'Marisol Rivera',
  note: null,
}
const open = (server: ReturnType<typeof fakeServer>) => {
  const care = createClient({ fetch: server.fetch, pause: async () => {} })
  const toasts = createToasts(() => {})
  return { care, toasts, store: createBackgroundOrder(care, toasts, order) }
}

it('the number is shown with its dashes when it is asked for, and forgotten when it is hidden or decided', async () => {
  const running = { ...order, status: 'running' }
  const server = fakeServer()
    .on(revealBackgroundNumber, () => ({ ssn: '123456789' }))
    .on(beginBackgroundCheck, () => running)
  const { store } = open(server)
  expect(store.number.peek()).toBeNull()
  await store.reveal.run()
  expect(store.number.peek()).toBe('123-45-6789')
  store.hide()
  expect(store.number.peek()).toBeNull()
  await store.reveal.run()
  await store.begin.run()
  expect([store.number.peek(), store.order.peek()]).toEqual([null, running])
})

it('where somebody else was quicker, what they did is shown', async () => {
  const passed = { ...order, status: 'passed' }
  const server = fakeServer()
    .on(beginBackgroundCheck, () => refuseWith(409, 'Not waiting.'))
    .on(getBackgroundOrder, () => passed)
  const { store, toasts } = open(server)
  await store.begin.run()
  await expect.poll(() => store.order.peek()).toEqual(passed)
  expect(toasts.list.peek().map(({ kind }) => kind)).toEqual(['error'])
})

it('a result needs a verdict and a search, and tells details of what was found alone', async () => {
  const bodies: unknown[] = []
  const server = fakeServer().on(recordBackgroundResult, ({ body }) => {
    bodies.push(body)
    return { ...order, status: 'failed' }
  })
  const { care, store } = open(server)
  const form = createBackgroundResult(care, store)
  expect(await form.submit()).toBe(false)
  expect([form.fields.outcome.shownError.peek(), form.fields.identity.shownError.peek()]).toEqual([
    screeningErrorTexts.outcome,
    screeningErrorTexts.noSearch,
  ])
  form.fields.outcome.set('failed')
  form.fields.county.set('found')
  form.fields.county_details.set('Alameda: one\n\n two ')
  const line = 'x'.repeat(lineMaxLength)
  form.fields.driving.set('found')
  form.fields.driving_details.set(`${line}\n${line}y`)
  expect([await form.submit(), bodies]).toEqual([false, []])
  expect(form.fields.driving_details.shownError.peek()).toEqual(
    message(noteTexts.tooLong, { max: lineMaxLength }),
  )
  form.fields.driving_details.set(`${line}\n${line}`)
  expect(form.fields.driving_details.shownError.peek()).toBeNull()
  form.fields.driving.set(null)
  form.fields.state.set('clear')
  form.fields.state_details.set('typed before it was clear')
  expect(await form.submit()).toBe(true)
  expect(bodies).toEqual([
    {
      passed: false,
      sections: [
        { title: 'County records', result: 'Records found', details: ['Alameda: one', 'two'] },
        { title: 'State records', result: 'Clear', details: [] },
      ],
    },
  ])
  expect(store.order.peek().status).toBe('failed')
})

it('a check is given back with words about what is to be corrected', async () => {
  const bodies: unknown[] = []
  const server = fakeServer().on(returnBackgroundCheck, ({ body }) => {
    bodies.push(body)
    return { ...order, status: 'returned' }
  })
  const { care, store } = open(server)
  const form = createReturnForm(care, store)
  expect(await form.submit()).toBe(false)
  form.fields.note.set(' Which street? ')
  expect([await form.submit(), bodies, store.order.peek().status]).toEqual([
    true,
    [{ note: 'Which street?' }],
    'returned',
  ])
})

it('a report is told in the language of its reader; words of its own stay as they are', () => {
  const report = {
    ...aBackgroundCheck(),
    sections: [
      { title: 'County records', result: 'Clear', details: ['Alameda'] },
      { title: 'Something else', result: 'As written', details: [] },
    ],
  }
  expect(reportWord('Clear')).toEqual(['Clear', 'Sin registros'])
  expect(reportAsText(report, 'Marisol Rivera', 'es')).toBe(
    [
      'Informe de la verificación de antecedentes',
      'Nombre: Marisol Rivera',
      'Estado: Aprobada',
      'Inicio: 02/20/2026',
      'Terminada: 03/02/2026',
      '',
      'Registros del condado: Sin registros',
      '  - Alameda',
      '',
      'Something else: As written',
      '',
    ].join('\n'),
  )
})
