import { describe, expect, it } from 'vitest'
import { createClient } from '../client/client.js'
import { say } from '../kit/text.js'
import { createToasts } from '../kit/state/toasts.js'
import { fakeServer, refuse, refuseWith, type FakeServer } from '../testing/index.js'
import {
  addReference,
  updateReference,
  listReferences,
  noteReferenceCall,
  type Reference,
  type ReferenceToCall,
} from './referenceCalls.js'
import { createReferenceForm, createReferencesToCall, createReferenceStore } from './referenceStore.js'

const clientOf = ({ fetch }: FakeServer) => createClient({ baseUrl: 'https://care.example', fetch })

const ana: Reference = {
  id: 7,
  name: 'Ana Souza',
  relationship: 'Supervisor',
  phone: '5105550119',
  email: null,
  note: '',
  status: 'answered',
}
const toCall: ReferenceToCall = { ...ana, status: 'added', caregiver_id: 3, caregiver_name: 'Lupe Cruz' }

describe('the editor of a reference', () => {
  it('sends digits and trimmed words, and puts the new one at the end of the list', async () => {
    const server = fakeServer()
    server.on(listReferences, () => [ana])
    server.on(addReference, ({ body }) => ({
      ...ana,
      ...body,
      email: null,
      note: '',
      id: 8,
      status: 'added',
    }))
    const store = createReferenceStore(
      clientOf(server),
      createToasts(() => {}),
    )
    await store.records.load()
    const form = createReferenceForm(store)
    form.fields.name.set(' Bea Lim ')
    form.fields.relationship.set('Daughter of Mrs. Lim')
    form.fields.phone.set('(510) 555-0120')
    form.fields.email.set(' ')
    form.fields.note.set(' After six. ')
    expect(await form.submit()).toBe(true)
    expect(server.seen.at(-1)?.body).toEqual({
      ...{ name: 'Bea Lim', relationship: 'Daughter of Mrs. Lim', phone: '5105550120' },
      ...{ email: null, note: 'After six.' },
    })
    expect(store.records.data.value?.map(({ name, phone }) => [name, phone])).toEqual([
      ['Ana Souza', '5105550119'],
      ['Bea Lim', '5105550120'],
    ])
  })

  it('keeps what is typed, and shows what the server refuses at its field', async () => {
    const server = fakeServer()
    server.on(updateReference, () => refuse({ phone: ['This is your own number.'] }))
    const store = createReferenceStore(
      clientOf(server),
      createToasts(() => {}),
    )
    store.records.set([ana])
    const form = createReferenceForm(store, ana)
    expect(form.fields.phone.value.value).toBe('(510) 555-0119')
    form.fields.note.set('After six.')
    expect(await form.submit()).toBe(false)
    expect(form.fields.phone.shownError.value).toBe('This is your own number.')
    expect(form.fields.note.value.value).toBe('After six.')
  })

  it('sends nothing while something is missing', async () => {
    const store = createReferenceStore(
      clientOf(fakeServer()),
      createToasts(() => {}),
    )
    const form = createReferenceForm(store)
    expect(await form.submit()).toBe(false)
    expect(
      Object.entries(form.fields)
        .filter(([, field]) => field.shownError.value)
        .map(([name]) => name),
    ).toEqual(['name', 'relationship', 'phone'])
  })
})

describe('references to call', () => {
  it('stay while they were not reached, and leave once they spoke', async () => {
    const server = fakeServer()
    server.on(noteReferenceCall, ({ body }) => ({ ...ana, status: body.status }))
    const toasts = createToasts(() => {})
    const calls = createReferencesToCall(clientOf(server), toasts, [toCall])
    await calls.decide(toCall, 'asked')
    expect(calls.last.value && say('en', calls.last.value.said)).toBe('Noted: Ana Souza was not reached.')
    expect(calls.waiting.value).toMatchObject([{ id: 7, status: 'asked', caregiver_name: 'Lupe Cruz' }])
    await calls.decide(toCall, 'answered')
    expect(calls.waiting.value).toEqual([])
    expect(toasts.list.value).toEqual([])
    await calls.last.value?.undo.run()
    expect(server.seen.map(({ body }) => body)).toEqual([
      { status: 'asked' },
      { status: 'answered' },
      { status: 'added' },
    ])
  })

  it('leave when the caregiver has removed them meanwhile', async () => {
    const server = fakeServer()
    server.on(noteReferenceCall, () => refuseWith(404))
    const calls = createReferencesToCall(
      clientOf(server),
      createToasts(() => {}),
      [toCall],
    )
    await calls.decide(toCall, 'answered')
    expect(calls.waiting.value).toEqual([])
  })
})
