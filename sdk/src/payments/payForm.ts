import { computed, effect, signal, untracked, type ReadonlySignal } from '@preact/signals-core'
import type { Client } from '../client/client.js'
import { describeFailure } from '../kit/describeFailure.js'
import { ApiError, isApiError } from '../kit/error.js'
import { createForm, type Form } from '../kit/forms/form.js'
import { dollarsToCents } from '../kit/money.js'
import { isRecord, numberOf } from '../kit/shape.js'
import { resource, type Resource } from '../kit/state/resource.js'
import { otherTip, tipLimits } from '../vocabulary/payments/attempts.js'
import {
  getInvoicePrice,
  payInvoice,
  type InvoiceDetail,
  type InvoicePrice,
  type PaidInvoice,
} from './invoiceCalls.js'
import { invoiceTexts as words } from './invoiceTexts.js'

/** What somebody pays with, the tip that they chose in cents (`otherTip` for one of their own), and that one as it is typed. */
export interface PayForm {
  readonly method: number | null
  readonly tip: number
  readonly amount: string
}

/** Paying an invoice (modal approveInvoice): `price` is what it comes to with the tip, null while that is not known. */
export interface PayStore {
  readonly form: Form<PayForm>
  readonly price: ReadonlySignal<InvoicePrice | null>
  /** The price of a tip that is taxed, which the server works out. */
  readonly asked: Resource<InvoicePrice, [tip: number]>
}

/** The tip of a form in cents; null for what is none. */
function tipOf({ tip, amount }: Pick<PayForm, 'tip' | 'amount'>): number | null {
  const cents = tip === otherTip ? dollarsToCents(amount) : tip
  return cents !== null && cents >= 0 && cents <= tipLimits.max ? cents : null
}

/**
 * Pays an invoice by what its payer has seen. Where the total has become another meanwhile, nothing is charged, and the form
 * shows the new one.
 */
export function createPayForm(
  care: Client,
  invoice: Pick<InvoiceDetail, 'id' | 'total' | 'enrolled'>,
  methodId: number | null,
  done: (paid: PaidInvoice) => void,
): PayStore {
  const base = signal(invoice.total)
  const asked = resource<InvoicePrice, [tip: number]>((stop, tip_cents) =>
    care.call(getInvoicePrice, { id: invoice.id, query: { tip_cents } }, { signal: stop }),
  )
  const form = createForm<PayForm>({
    fields: {
      method: {
        initial: methodId,
        activeWhen: () => invoice.total > 0,
        checks: [(method) => (method === null ? words.chooseMethod : null)],
      },
      tip: { initial: 0 },
      amount: {
        initial: '',
        activeWhen: ({ tip }) => tip === otherTip,
        checks: [(amount) => (tipOf({ tip: otherTip, amount }) === null ? words.tipWrong : null)],
      },
    },
    async submit({ method }) {
      const seen = price.peek()
      if (!seen) throw asked.error.peek() ?? new ApiError('timeout')
      const body = { expected_total: seen.total, tip_cents: seen.tip, ...(method && { card_id: method }) }
      try {
        done(await care.call(payInvoice, { id: invoice.id, body }))
      } catch (error) {
        takeNewPrice(error)
        throw error
      }
    },
    serverNames: { card_id: 'method', tip_cents: 'amount' },
    describe: describeFailure,
  })
  const tip = computed(() => tipOf(form.data.value))
  const isTaxed = (cents: number) => invoice.enrolled && cents > 0
  const price = computed<InvoicePrice | null>(() => {
    const cents = tip.value
    if (cents === null) return null
    if (!isTaxed(cents)) return { tip: cents, taxes: 0, total: base.value + cents }
    const found = asked.data.value
    return found?.tip === cents ? found : null
  })
  effect(() => {
    const cents = tip.value
    if (cents !== null && isTaxed(cents)) untracked(() => void asked.load(cents))
  })
  function takeNewPrice(error: unknown): void {
    const current = isApiError(error) && error.kind === 'conflict' ? error.current : null
    if (!isRecord(current)) return
    const { tip: given, taxes, total } = current as unknown as InvoicePrice
    if ([given, taxes, total].some((cents) => numberOf(cents) === null)) return
    base.value = total - given - taxes
    asked.set({ tip: given, taxes, total })
  }
  return { form, price, asked }
}
