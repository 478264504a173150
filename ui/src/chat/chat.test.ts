import { listConversations, getRealtimeToken } from '@homecare/sdk/chat'
import { fakeServer, refuseWith } from '@homecare/sdk/testing'
import { expect, it, vi } from 'vitest'
import { careOf, someone, testApp } from '../app/testing'
import { chatOf } from './chat'

it('reports a sign-in of the chat that fails, of which the page says nothing', async () => {
  const server = fakeServer()
    .on(listConversations, () => [])
    .on(getRealtimeToken, () => refuseWith(500))
  const report = vi.fn<(fault: unknown) => void>()
  const chat = chatOf(testApp({ care: careOf(server), identity: someone('family'), report }))
  await vi.waitFor(() => expect(report).toHaveBeenCalled())
  expect(report.mock.calls[0]?.[0]).toMatchObject({ kind: 'server' })
  chat.stop()
})
