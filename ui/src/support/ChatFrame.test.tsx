import { expect, it, vi } from 'vitest'
import { testApp } from '../app/testing'
import { AppContext } from '../frame/app'
import { render } from '../kit/testing/render'
import { ChatFrame } from './ChatFrame'

it('says once that it is open, though the same answer comes back from the account', async () => {
  const apps = { production: 'a', other: 'b' }
  const app = testApp({
    config: {
      outsiders: {
        ...{ version: '1', opened: ['chat'], pixel: null, offered: ['chat'] },
        chat: { url: 'https://chat.example/{app}', apps: { family: apps, caregiver: apps } },
      },
    },
  })
  const chat = () => (
    <AppContext value={app}>
      <ChatFrame agreed={['chat']} onUnread={() => {}} />
    </AppContext>
  )
  const told = vi.fn<(message: unknown) => void>()
  const frame = { postMessage: told } as unknown as Window
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(frame)
  const { rerender } = await render(chat())
  await rerender(chat())
  const data = { from: 'customer-chat', kind: 'ready' }
  window.dispatchEvent(new MessageEvent('message', { source: frame, origin: 'https://chat.example', data }))
  expect(told.mock.calls.map(([message]) => message)).toEqual([
    { to: 'customer-chat', kind: 'open', language: 'en' },
  ])
})
