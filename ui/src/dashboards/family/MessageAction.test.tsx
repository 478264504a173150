import { getMessageEligibility } from '@homecare/sdk/caregivers'
import { fakeServer } from '@homecare/sdk/testing'
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { careOf, someone, testApp } from '../../app/testing'
import { AppContext } from '../../frame/app'
import { named, press, render } from '../../kit/testing/render'
import { MessageAction } from './MessageAction'

const shown = (conversationId: number | null) =>
  render(
    <AppContext
      value={testApp({
        care: careOf(
          fakeServer().on(getMessageEligibility, () => ({
            allowed: true,
            reason: null,
            conversation_id: null,
          })),
        ),
        identity: someone('family'),
      })}
    >
      <MessageAction conversationId={conversationId} id={51} name="Marisol R." />
    </AppContext>,
  )

it('leads to the conversation that there is', async () => {
  await shown(91)
  expect(named('Message Marisol R.').getAttribute('href')).toBe('/messages/91')
})

it('begins one where there is none yet', async () => {
  await shown(null)
  await press(named('Message Marisol R.'))
  await act(() => vi.dynamicImportSettled())
  expect(document.querySelector('dialog textarea')).not.toBeNull()
})
