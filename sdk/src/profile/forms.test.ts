import { expect, test } from 'vitest'
import { createAttempts, withAttempts } from '../client/attempts.js'
import { createClient } from '../client/client.js'
import { aMessage } from '../testing/index.js'
import { createJobInviteForm, createMessageForm } from './forms.js'

/** A server whose first answer is lost, and the keys under which it was asked. */
function forgetfulServer(answer: unknown) {
  const keys: (string | null)[] = []
  let lost = 1
  const client = createClient({
    pause: async () => {},
    cookies: () => '',
    baseUrl: 'http://localhost',
    fetch: async (_, init) => {
      keys.push(new Headers(init?.headers).get('Idempotency-Key'))
      return lost-- > 0
        ? new Response('', { status: 500 })
        : Response.json({ status: 'success', data: answer })
    },
  })
  return { care: withAttempts(client, createAttempts()), keys }
}

test('a message whose answer was lost is the same message when it is sent again', async () => {
  const { care, keys } = forgetfulServer({ id: 7, cid: '7', message: aMessage() })
  const sent: number[] = []
  const form = createMessageForm(care, 3, (conversation) => sent.push(conversation))
  form.fields.message.set('May I call you?')
  expect(await form.submit()).toBe(false)
  expect(form.data.peek().message).toBe('May I call you?')
  expect(await form.submit()).toBe(true)
  expect(sent).toEqual([7])
  expect(new Set(keys).size).toBe(1)
})

test('an invitation whose answer was lost is sent once; another note makes another', async () => {
  const { care, keys } = forgetfulServer({ invited: true })
  const form = createJobInviteForm(care, 3)
  form.fields.job_id.set(1)
  expect(await form.submit()).toBe(false)
  expect(await form.submit()).toBe(true)
  expect(new Set(keys).size).toBe(1)
  form.fields.note.set('Mornings would do.')
  await form.submit()
  expect(new Set(keys).size).toBe(2)
})
