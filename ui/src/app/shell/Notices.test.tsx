import { messageDeeds, sendMessage } from '@homecare/sdk/chat'
import { clockDeeds, clockInOrOut } from '@homecare/sdk/clock'
import { createOutbox } from '@homecare/sdk/outbox'
import { aClockRecord, fakeServer, refuseWith } from '@homecare/sdk/testing'
import { signal } from '@preact/signals-core'
import { act } from 'react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { AppContext } from '../../frame/app'
import { held } from '../../frame/scope'
import { find, named, press, render } from '../../kit/testing/render'
import { shownOutbox } from '../../outbox/shownOutbox'
import { Notices } from './Notices'
import { createRouter, type View } from '../router/router'
import { careOf, pageAt, someone, testApp } from '../testing'

/** What is said over a page, and what the server is asked. */
async function over(path: string, more: Partial<View> = {}) {
  const server = fakeServer()
  const care = careOf(server)
  const outbox = createOutbox({ person: signal(7), kinds: [messageDeeds(care), clockDeeds(care)] })
  const app = testApp({ care })
  held(app, shownOutbox).value = outbox
  const first = await pageAt(path, { identity: someone('family') })
  const still = createRouter({ first, load: () => new Promise(() => {}), leave: () => {} })
  const reload = vi.fn<() => Promise<void>>(async () => {})
  const router = { ...still, reload, view: signal({ ...still.view.peek(), ...more }) }
  const { root } = await render(
    <AppContext value={app}>
      <Notices router={router} version={signal(null)} />
    </AppContext>,
  )
  return { server, outbox, root, reload }
}
const at = Date.UTC(2026, 10, 21, 19, 40)
const clockIn = {
  ...{ kind: 'clock', subject: 'clock:4:7', at },
  content: { connection_id: 4, shift_id: 7, event: 'clock_in', zone: 'America/New_York' },
}
const messageTo = (id: number) => ({
  ...{ kind: 'message', subject: `message:${id}`, at },
  content: { conversation_id: id, message: 'Hello' },
})

it('a press that waits is said on any page, with its time, and leads to its clock', async () => {
  const { server, outbox, root } = await over('/caregivers')
  server.offline()
  await act(() => outbox.add(clockIn))
  await vi.waitFor(() => expect(root.textContent).toMatch(/Waiting to send \(1\)Clock in, 2:40\sPM/))
  expect(find('.waiting a', root).getAttribute('href')).toBe('/next-shift/4/7')
  // This page of the test's own keeps nothing.
  expect(root.textContent).toContain('Keep this page open until it is sent.')
  server.online()
  server.on(clockInOrOut, () => aClockRecord({ shift_id: 7 }))
  await act(() => outbox.send())
  await vi.waitFor(() => expect(root.textContent).not.toContain('Clock in'))
})

it('a press that is refused keeps its time and the server’s words, and is tried again or discarded', async () => {
  const { server, outbox, root } = await over('/caregivers')
  server.on(clockInOrOut, () => refuseWith(409, 'You are at work somewhere else.'))
  await act(() => outbox.add(clockIn))
  await vi.waitFor(() =>
    expect(root.textContent).toMatch(
      /Clock in at 2:40\sPM was not accepted\. You are at work somewhere else\./,
    ),
  )
  await press(named('Send again', root))
  await vi.waitFor(() => expect(server.seen).toHaveLength(2))
  await vi.waitFor(() => expect(root.textContent).toContain('was not accepted'))
  // It may be all that tells when somebody worked: not without a question.
  const question = async () => {
    await press(named('Discard this time', root))
    return vi.waitFor(() => find<HTMLElement>('[role=alertdialog]'))
  }
  const asked = await question()
  expect(asked.textContent).toMatch(/Discard 2:40\sPM\?.*not recorded anywhere else/)
  await press(named('Keep it', asked))
  expect(outbox.deeds.value).toHaveLength(1)
  await press(named('Discard this time', await question()))
  expect([root.textContent.includes('was not accepted'), outbox.deeds.value]).toEqual([false, []])
})

it('messages that wait or were refused are counted, and lead to their conversation', async () => {
  const { server, outbox, root } = await over('/caregivers')
  server.on(sendMessage, () => refuseWith(403, 'No.'))
  await act(() => outbox.add(messageTo(5)))
  server.offline()
  await act(() => outbox.add(messageTo(6)))
  await act(() => outbox.add(messageTo(6)))
  await vi.waitFor(() => expect(root.textContent).toContain('Waiting to send (2)2 messages'))
  expect(root.textContent).toContain('1 message was not sent.')
  const hrefs = [...root.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  expect(hrefs).toEqual(['/messages/6', '/messages/5'])
})

it('the page on which it was done says it itself', async () => {
  const { server, outbox, root } = await over('/messages/6')
  server.offline()
  await act(() => outbox.add(messageTo(6)))
  expect([outbox.deeds.value[0]?.state, root.textContent]).toEqual(['waiting', ''])
})

it('a page that could not be brought up to date says of when it is, and is tried again by a press or the connection', async () => {
  const { root, reload } = await over('/caregivers', { asOf: new Date(2026, 10, 20, 14, 40).getTime() })
  expect(root.textContent).toMatch(/Last updated: Nov 20, 2026, 2:40\sPM\. You may be offline/)
  await press(named('Try again', root))
  await act(async () => window.dispatchEvent(new Event('online')))
  expect(reload).toHaveBeenCalledTimes(2)
})

it('what would move the page from under a finger waits for the end of the press', async () => {
  vi.useFakeTimers()
  let pressed: Element | null = document.body
  const looked = vi
    .spyOn(document, 'querySelector')
    .mockImplementation((selector) => (selector === ':active' ? pressed : null))
  onTestFinished(() => {
    looked.mockRestore()
    vi.useRealTimers()
  })
  const { root } = await over('/caregivers', { asOf: at })
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  expect(root.textContent).toBe('')
  pressed = null
  await act(() => vi.advanceTimersByTimeAsync(100))
  expect(root.textContent).toContain('Try again')
})
