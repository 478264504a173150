import { signal } from '@preact/signals-core'
import { describe, expect, it } from 'vitest'
import { createClient } from '../../client/client.js'
import { createToasts } from '../../kit/state/toasts.js'
import { createOutbox } from '../../outbox/outbox.js'
import { aTask, fakeServer, refuseStale, refuseWith } from '../../testing/index.js'
import type { Task } from '../../vocabulary/careplans/entities.js'
import { addPlanNote } from '../calls.js'
import { createSettling } from '../day/settling.js'
import { taskKey } from '../taskDeed.js'
import { addTaskPhoto, completeTask, uncompleteTask } from '../taskCalls.js'
import { heldName, planDeedKinds } from './planDeeds.js'
import { afterTaskDeed, createPlanPost } from './planPost.js'
import { planSending } from './planSending.js'

const pills = aTask({ id: 7, plan_id: 5, date: '2026-11-23', title: 'Pills' })
const answer = (task: Task) => ({ ...task, affected_tasks: [] })
const now = () => Date.parse('2026-11-23T10:00:00Z')

/** Storages that outlive pages, and a network that comes and goes. */
function aDevice() {
  const names = new Map<string, string>()
  const files = new Map<string, unknown>()
  const storage = {
    get length() {
      return names.size
    },
    key: (index: number) => [...names.keys()][index] ?? null,
    getItem: (name: string) => names.get(name) ?? null,
    setItem: (name: string, value: string) => void names.set(name, value),
    removeItem: (name: string) => void names.delete(name),
  }
  const held = {
    read: async (name: string) => files.get(name),
    write: async (name: string, value: unknown) => void files.set(name, value),
    remove: async (name: string) => void files.delete(name),
  }
  const server = fakeServer()
    .on(completeTask, () => answer(pills))
    .on(uncompleteTask, () => answer(pills))
    .on(addPlanNote, ({ body }) => ({
      ...{ id: 1, text: body.text, version: 1, own: true, created: '', modified: '' },
      author: { id: 2, first_name: 'Ana', last_initial: 'B', photo: null },
    }))
  const line = { up: true }
  /** A page of it. */
  const page = (hasPost = true) => {
    const care = createClient({
      fetch: (...of) => (line.up ? server.fetch(...of) : Promise.reject(new TypeError('Failed to fetch'))),
      pause: async () => {},
    })
    const outbox = createOutbox({
      ...{ person: signal(2), storage },
      kinds: planDeedKinds(planSending(care, held), held),
    })
    const post = createPlanPost({
      outbox: hasPost ? outbox : createOutbox({ person: signal(null), kinds: [] }),
      held,
      now,
    })
    const changed: Task[] = []
    const settling = createSettling(
      care,
      createToasts(() => {}),
      {
        ...{ post, changed: (task) => void changed.push(task), lost: () => {} },
      },
    )
    return { care, outbox, post, settling, changed }
  }
  return { names, files, server, line, page }
}
const soon = () => new Promise((resolve) => void setTimeout(resolve))

describe('what is done on a plan', () => {
  it('arrives at once where there is a connection, with its instant, and leaves nothing behind', async () => {
    const { page, names, files, server } = aDevice()
    const { settling, changed } = page()
    expect(await settling.run(pills, { kind: 'complete', data: { pain: 2 } })).toBe(true)
    expect(changed).toHaveLength(1)
    expect(server.seen.at(-1)?.body).toMatchObject({ data: { pain: 2 }, made_at: '2026-11-23T10:00:00.000Z' })
    await soon()
    expect([names.size, files.size]).toEqual([0, 0])
  })

  it('waits without one, shows as done, and is sent once by the page after it', async () => {
    const { page, names, files, line, server } = aDevice()
    line.up = false
    const first = page()
    expect(await first.settling.run(pills, { kind: 'complete', data: { pain: 2 }, note: 'Better' })).toBe(
      true,
    )
    // What is of health is not in the storage of names.
    expect([...names.values()].join()).not.toMatch(/pain|Better/)
    expect([...files.keys()][0]).toMatch(heldName(''))
    first.outbox.stop()

    const next = page()
    const heard: unknown[] = []
    next.post.follow({ task: (task) => heard.push(task.id) })
    expect(next.post.tasks.value[0]).toMatchObject({ task: taskKey(pills), deed: null })
    await soon()
    const [waiting] = next.post.tasks.value
    expect(afterTaskDeed(pills, waiting, null).outcome).toMatchObject({
      ...{ kind: 'done', note: 'Better', data: { pain: 2 } },
    })
    line.up = true
    await next.outbox.send()
    await next.outbox.send()
    expect(server.seen).toHaveLength(1)
    expect(heard).toEqual([7])
    await soon()
    expect([names.size, files.size]).toEqual([0, 0])
  })

  it('is given up where it is taken back before it was sent', async () => {
    const { page, files, line, server } = aDevice()
    line.up = false
    const { settling, post } = page()
    await settling.run(pills, { kind: 'complete' })
    expect(await settling.run(pills, { kind: 'undo' })).toBe(true)
    expect(post.tasks.value).toEqual([])
    await soon()
    expect([files.size, server.seen.length]).toEqual([0, 0])
  })

  it.each([
    ['given up by whoever holds the outbox', false],
    ['sent by a page that has no post', true],
  ])('leaves nothing on the device where it is %s', async (_, isSent) => {
    const { page, files, names, line } = aDevice()
    line.up = false
    await page().settling.run(pills, { kind: 'complete', data: { pain: 2 } })
    expect(files.size).toBe(1)
    line.up = isSent
    const { outbox } = page(false)
    await outbox.send()
    if (!isSent) outbox.discard(outbox.deeds.value[0]!.key)
    await soon()
    expect([names.size, files.size]).toEqual([0, 0])
  })

  it('is taken back and then said otherwise: both are sent, and what was said then is not lost', async () => {
    const { page, line, server } = aDevice()
    const settled = { ...pills, last_modified_at: 't1d1' }
    server.on(uncompleteTask, () => answer({ ...pills, last_modified_at: 't1d2' }))
    line.up = false
    const { settling, post, outbox } = page()
    expect(await settling.run(settled, { kind: 'undo' })).toBe(true)
    expect(await settling.run(settled, { kind: 'undo' })).toBe(true)
    expect(await settling.run(settled, { kind: 'complete', data: { pain: 4 } })).toBe(true)
    expect(post.tasks.value.map(({ did }) => did)).toEqual(['undo', 'complete'])
    expect(afterTaskDeed(settled, post.tasks.value[1], null).outcome).toMatchObject({ data: { pain: 4 } })
    line.up = true
    await outbox.send()
    // The task that is settled anew is the one that the first has left.
    expect(server.seen.map(({ body }) => body)).toMatchObject([
      { last_modified_at: 't1d1' },
      { last_modified_at: 't1d2', data: { pain: 4 } },
    ])
    expect(post.tasks.value).toEqual([])
  })

  it('is given up where a correction waits, and the task is then taken back as it was settled', async () => {
    const { page, line, server, files } = aDevice()
    line.up = false
    const { settling, post, outbox } = page()
    await settling.run(pills, { kind: 'correct', data: { pain: 3 }, note: '' })
    expect(await settling.run(pills, { kind: 'undo' })).toBe(true)
    expect(post.tasks.value.map(({ did }) => did)).toEqual(['undo'])
    line.up = true
    await outbox.send()
    await soon()
    expect([server.seen.length, files.size]).toEqual([1, 0])
  })

  it('is told once, by whoever presses, and not by who follows as well', async () => {
    const { page, server } = aDevice()
    const { settling, changed } = page()
    const end = settling.follow(() => [pills])
    await settling.run(pills, { kind: 'complete' })
    expect(changed).toHaveLength(1)
    server.on(completeTask, () => refuseWith(400, 'Choose an answer.'))
    expect(await settling.run(pills, { kind: 'complete' })).toBe(false)
    expect(settling.refused.value.size).toBe(0)
    end()
  })

  it('is said to be refused also where the device has lost what was entered', async () => {
    const { page, line, files } = aDevice()
    line.up = false
    const first = page()
    await first.settling.run(pills, { kind: 'complete', data: { pain: 2 } })
    first.outbox.stop()
    files.clear()
    line.up = true
    const { outbox, settling, post } = page()
    await outbox.send()
    await soon()
    const end = settling.follow(() => [pills])
    expect(settling.refused.value.get(taskKey(pills))).toMatchObject({
      deed: null,
      error: { kind: 'invalid' },
    })
    expect(await settling.again(pills)).toBe(false)
    settling.forget(pills)
    expect([settling.refused.value.size, post.tasks.value.length]).toEqual([0, 0])
    end()
  })

  it('is asked about where somebody has changed the task meanwhile, also on a page that comes later', async () => {
    const { page, line, server } = aDevice()
    line.up = false
    const first = page()
    await first.settling.run(pills, { kind: 'complete' })
    first.outbox.stop()
    const current = { ...pills, title: 'Two pills', last_modified_at: 't2d0' }
    server.on(completeTask, () => refuseStale(current))
    line.up = true
    const second = page()
    await second.outbox.send()
    expect(second.post.tasks.value[0]?.refused?.kind).toBe('conflict')
    const third = page()
    await soon()
    const end = third.settling.follow(() => [current])
    await soon()
    expect(third.settling.refused.value.get(taskKey(pills))?.deed).toEqual({ kind: 'complete' })
    server.on(completeTask, () => answer(current))
    expect(await third.settling.again(current)).toBe(true)
    expect(server.seen.at(-1)?.body).toMatchObject({ last_modified_at: 't2d0' })
    expect(third.post.tasks.value).toEqual([])
    end()
  })

  it('is refused to whoever has just pressed, and not kept', async () => {
    const { page, server, names } = aDevice()
    server.on(completeTask, () => refuseWith(409, 'Changed.'))
    const { settling } = page()
    expect(await settling.run(pills, { kind: 'complete' })).toBe(false)
    expect(names.size).toBe(0)
  })

  it('is a note or a photo as well: a photo under the key with which it was tried', async () => {
    const { page, line, server } = aDevice()
    server.on(addTaskPhoto, () => ({
      ...{ id: 3, url: '', small_url: null, description: '', created: '', user: null, own: true },
    }))
    line.up = false
    const { post, outbox } = page()
    expect(await post.addNote(5, 'He slept.')).toBe('kept')
    await post.keepPhoto(pills, new File(['x'], 'box.png', { type: 'image/png' }), 'The box', 'key-1')
    expect(post.notes.value[0]).toMatchObject({ plan_id: 5, text: 'He slept.' })
    expect(post.photos.value).toMatchObject([{ task: taskKey(pills), refused: null }])
    line.up = true
    await outbox.send()
    expect(server.seen).toHaveLength(2)
    expect(server.seen.map(({ headers }) => headers.get('Idempotency-Key'))).toContain('key-1')
    expect(post.notes.value).toEqual([])
  })

  it('is shown where a note or a photo was refused, and is sent again or given up', async () => {
    const { page, line, server } = aDevice()
    line.up = false
    const { post, outbox } = page()
    await post.addNote(5, 'He slept.')
    await post.keepPhoto(pills, new File(['x'], 'box.png', { type: 'image/png' }), '', 'key-1')
    server.on(addPlanNote, () => refuseWith(403, 'No notes.'))
    server.on(addTaskPhoto, () => refuseWith(409, 'The task is gone.'))
    line.up = true
    await outbox.send()
    expect(post.notes.value).toMatchObject([{ text: 'He slept.', refused: { kind: 'forbidden' } }])
    expect(post.photos.value).toMatchObject([{ task: taskKey(pills), refused: { kind: 'conflict' } }])
    post.discard(post.photos.value[0]!.key)
    server.on(addPlanNote, ({ body }) => ({
      ...{ id: 1, text: body.text, version: 1, own: true, created: '', modified: '' },
      author: { id: 2, first_name: 'Ana', last_initial: 'B', photo: null },
    }))
    await post.retry(post.notes.value[0]!.key)
    expect([post.notes.value, post.photos.value]).toEqual([[], []])
  })
})
