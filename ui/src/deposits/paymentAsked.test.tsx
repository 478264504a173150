import type { Deposits } from '@homecare/sdk/deposits'
import { aTimesheet } from '@homecare/sdk/testing'
import type { TimesheetStore } from '@homecare/sdk/timesheets'
import { signal } from '@preact/signals-core'
import { expect, it } from 'vitest'
import { someone, testApp } from '../app/testing'
import { AppContext } from '../frame/app'
import { find, render } from '../kit/testing/render'
import { SheetStanding } from '../timesheets/family/SheetStanding'
import CaregiverPayments from './CaregiverPayments'

const app = () => testApp({ identity: someone('caregiver') })
const text = () => find('body').textContent ?? ''

it.each([
  ['family', 'Carol I. has asked our team about the payment for these hours.'],
  ['bank', 'The bank of Carol I. has asked us about the payment for these hours.'],
  [null, null],
] as const)(
  'a caregiver is told who asks about a payment (%s), and that their pay stays',
  async (asked, said) => {
    const hours = {
      ...{ connection_id: 3, timesheet_id: 7, name: 'Carol I.', cents: 9800, asked },
      ...{ start_date: '2026-11-15', end_date: '2026-11-21' },
    }
    const deposits: Deposits = {
      ...{
        next: null,
        waiting: 0,
        waits_for: null,
        held: 0,
        returned: 0,
        year: 9800,
        total_records: 1,
        page: 1,
      },
      data: [{ id: 'po_1', cents: 9800, state: 'paid', arrives_on: '2026-11-24', hours: [hours] }],
    }
    const none = { data: [], total_records: 0, page: 1 }
    const store = { changedElsewhere: signal(false) } as unknown as TimesheetStore
    const pages = [
      <CaregiverPayments key="deposit" data={{ side: 'caregiver', deposits, hours: none, account: null }} />,
      <SheetStanding
        key="sheet"
        sheet={aTimesheet({ status: 3, payment_asked: asked })}
        store={store}
        name="Carol I."
      />,
    ]
    for (const page of pages) {
      await render(<AppContext value={app()}>{page}</AppContext>)
      if (said) expect(text()).toContain(`${said} Your pay stays as it is`)
      else expect(text()).not.toContain('about the payment')
    }
  },
)
