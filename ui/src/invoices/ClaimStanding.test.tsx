import type { InvoiceDetail } from '@homecare/sdk/payments'
import { anInvoiceDetail } from '@homecare/sdk/testing'
import { expect, it } from 'vitest'
import { testApp } from '../app/testing'
import { AppContext } from '../frame/app'
import { find, render } from '../kit/testing/render'
import { ClaimStanding } from './ClaimStanding'

const payment = (given: Partial<InvoiceDetail['payments'][number]>): InvoiceDetail['payments'][number] => ({
  ...{ id: 'a', state: 'succeeded', cents: 10_290, tip: 0, kind: 'card', brand: 'visa', bank_name: '' },
  ...{ last4: '4242', created_at: '2026-11-20T12:00:00Z', decided_at: '2026-11-20T12:00:00Z', ...given },
})

it('money was given back to what paid it then, whatever pays later', async () => {
  const invoice = anInvoiceDetail({
    status: 'paid',
    payments: [payment({ id: 'later' }), payment({ id: 'first', state: 'returned', last4: '1881' })],
    refunds: [
      {
        ...{ id: 'r', payment_id: 'first', cents: 1000, state: 'done', words: '' },
        at: '2026-11-20T12:00:00Z',
      },
    ],
  })
  await render(
    <AppContext value={testApp()}>
      <ClaimStanding invoice={invoice} name="Marisol R." />
    </AppContext>,
  )
  const said = find('body').textContent
  expect(said).toContain('1881')
  expect(said).not.toContain('4242')
})
