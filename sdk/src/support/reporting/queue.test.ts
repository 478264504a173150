import { describe, expect, it } from 'vitest'
import { answerRaw } from '../../testing/fakeServer.js'
import { openCare } from '../../testing/openCare.js'
import { decideMessageReport, reportConversation, type MessageReport } from './calls.js'
import { createReportForm } from './forms.js'
import { createReportDecision, createReportQueue } from './queue.js'
import { messageReportErrorTexts as wrong } from './texts.js'

const conflict = () => answerRaw('{"status":"fail","message":{}}', { status: 409 })

describe('reporting the other of a conversation', () => {
  it('says what happened, trimmed, and takes in whether they are blocked', async () => {
    const { server, care } = openCare()
    server.on(reportConversation, ({ body }) => ({ from_user_block: body.block }))
    const blocks: boolean[] = []
    const form = createReportForm(care, { id: 91, takeBlock: (blocked) => blocks.push(blocked) })
    expect(await form.submit()).toBe(false)
    expect(form.fields.reason.shownError.value).toBe(wrong.reason)
    form.fields.reason.set('payment')
    form.fields.note.set(' Twice. ')
    form.fields.block.set(true)
    expect(await form.submit()).toBe(true)
    expect(server.seen[0]?.body).toEqual({ reason: 'payment', note: 'Twice.', block: true })
    expect(blocks).toEqual([true])
  })

  it('keeps what is typed where an earlier report waits', async () => {
    const { server, care } = openCare()
    server.on(reportConversation, conflict)
    const form = createReportForm(care, { id: 91, takeBlock: () => expect.fail('nobody was blocked') })
    form.fields.reason.set('other')
    form.fields.note.set('Again.')
    expect(await form.submit()).toBe(false)
    expect([form.fields.note.value.peek(), form.failure.peek()?.kind]).toEqual(['Again.', 'conflict'])
  })
})

describe('the list of the staff', () => {
  const report: MessageReport = {
    ...{ id: 7, person: 3, name: 'Rosa Lima', reporter: 'Carol Ito', reason: 'rude', note: null },
    ...{ since: '2026-11-26T12:00:00.000Z', frozen: false, before: 0, messages: [] },
  }

  it('lets go of a report once it is decided', async () => {
    const { server, care, toasts } = openCare()
    server.on(decideMessageReport, ({ body }) => ({ decision: body.decision }))
    const queue = createReportQueue(care, toasts, [report])
    const form = createReportDecision(queue, report)
    expect(await form.submit()).toBe(false)
    form.fields.decision.set('warned')
    expect(await form.submit()).toBe(true)
    expect(server.seen[0]?.body).toEqual({ decision: 'warned' })
    expect(queue.waiting.value).toEqual([])
  })

  it('lets go of one that somebody else has decided', async () => {
    const { server, care, toasts } = openCare()
    server.on(decideMessageReport, conflict)
    const queue = createReportQueue(care, toasts, [report])
    expect((await queue.decide(report, 'nothing'))?.kind).toBe('conflict')
    expect(queue.waiting.value).toEqual([])
  })
})
