import {
  decideMessageReport,
  getMessageReport,
  listMessageReports,
  type MessageReport,
} from '@homecare/sdk/support'
import { fakeServer } from '@homecare/sdk/testing'
import { staffDeskTexts } from '@homecare/sdk/texts'
import { expect, it } from 'vitest'
import { careOf, contextFor, someone, testApp } from '../app/testing'
import { AppContext } from '../frame/app'
import { find, named, press, render } from '../kit/testing/render'
import StaffReportsScreen, { load } from './StaffReportsScreen'

const report: MessageReport = {
  ...{ id: 77, person: 3, name: 'Rosa Lima', reporter: 'Carol Ito', reason: 'rude', note: null },
  ...{ since: '2026-11-20T10:00:00.000Z', frozen: false, before: 0 },
  messages: [{ id: 1, reported: true, content: 'Never mind you.', at: '2026-11-20T09:00:00.000Z' }],
}
const text = () => find('body').textContent ?? ''

it('opens a report that the list is too short for, and lets go of it once it is decided', async () => {
  const others = [{ ...report, id: 5, name: 'Ana Paz' }]
  const fake = fakeServer()
    .on(listMessageReports, () => others)
    .on(getMessageReport, () => report)
    .on(decideMessageReport, ({ body }) => ({ decision: body.decision }))
  const care = careOf(fake)
  const identity = someone('staff')
  const visit = {
    path: '/staff/reports/77' as const,
    params: { reportId: '77' },
    query: new URLSearchParams(),
  }
  const data = await load({ ...contextFor({ care, identity }), ...visit })
  await render(
    <AppContext value={testApp({ care, identity })}>
      <StaffReportsScreen {...visit} data={data} />
    </AppContext>,
  )
  expect(text()).toContain('Never mind you.')
  await press(find('input[type=radio]'))
  await press(find('button[type=submit]'))
  expect(fake.seen.at(-1)?.call).toBe(decideMessageReport)
  expect(text()).not.toContain('Never mind you.')
  expect(text()).toContain(staffDeskTexts.ended[0])
  expect(named('Ana Paz')).toBeTruthy()
})
