import { dateWords, formatDollars, message } from '@homecare/sdk/kit'
import { mayTip, methodWords, otherTip, tipLimits } from '@homecare/sdk/payments'
import { payScreenTexts as words, uiTexts } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../frame/app'
import { Button } from '../kit/Button'
import { Form } from '../kit/fields/Form'
import { MoneyField } from '../kit/fields/MoneyField'
import { RadioGroup } from '../kit/fields/RadioGroup'
import { Facts } from '../kit/layout/Facts'
import { Link } from '../kit/Link'
import { useCloseDialog } from '../kit/overlays/Dialog'
import { useSay } from '../kit/say'
import { ErrorState } from '../kit/states/ErrorState'
import { useValue } from '../kit/useValue'
import { both } from '../kit/words'
import { spanOfDays } from '../timesheets/family/sheetWords'
import type { Methods } from './ApproveInvoiceModal'
import type { OpenInvoice } from './openInvoice'
import type { Approval } from './useApproval'

interface ApproveFormProps {
  open: OpenInvoice
  methods: Methods
  approval: Approval
  leave: () => void
}

/** With what an invoice is paid, the tip, and what it comes to. */
export function ApproveForm({ open: { invoice, name }, methods, approval, leave }: ApproveFormProps) {
  const say = useSay()
  const cancel = useCloseDialog()
  const { navigation, clockAhead } = useApp()
  const { form, price } = approval.store
  const seen = useValue(price)
  const [today] = useState(() => new Date(Date.now() + clockAhead.peek()).toISOString())
  const facts = {
    ...{ name, days: say(spanOfDays(invoice)) },
    today: dateWords(today, 'monthDay', say.locale),
  }
  const where = `${invoice.connection_id}/${invoice.timesheet_id}` as const
  const isFree = invoice.total === 0
  if (!isFree && methods.length === 0)
    return (
      <div className="stack">
        <p>{say(words.noMethods)}</p>
        <p className="row">
          <Link look="primary" href={`/payments/methods?invoice=${where}`}>
            {say(words.addMethod)}
          </Link>
          <Button look="plain" onClick={cancel}>
            {say(uiTexts.cancel)}
          </Button>
        </p>
      </div>
    )
  return (
    <Form
      form={form}
      submit={
        !seen
          ? words.pay
          : seen.total === 0
            ? words.approveZero
            : message(words.approve, { total: formatDollars(seen.total) })
      }
      disabled={seen === null}
      onAccepted={() =>
        approval.asks() ? navigation.go(`/payments/confirm?invoice=${where}`, { evenUnsaved: true }) : leave()
      }
      actions={
        <Button look="plain" onClick={cancel}>
          {say(uiTexts.cancel)}
        </Button>
      }
    >
      <p>{say(isFree ? words.leadZero : words.lead, facts)}</p>
      {!isFree && (
        <>
          <RadioGroup
            form={form}
            name="method"
            label={words.method}
            required
            options={methods.map((method) => ({
              value: method.id,
              label: methodWords(method),
              ...('bank_name' in method && { hint: words.bankHint }),
            }))}
          />
          <p>
            <Link look="line" href={`/payments/methods?invoice=${where}`}>
              {say(words.addMethod)}
            </Link>
          </p>
          {mayTip(invoice) && <Tip invoice={invoice} name={name} approval={approval} />}
        </>
      )}
    </Form>
  )
}

const noTip = tipLimits.choices[0]

/** A tip of some that are offered, or of one's own, and the sum with it. */
function Tip({
  invoice,
  name,
  approval,
}: Pick<OpenInvoice, 'invoice' | 'name'> & Pick<ApproveFormProps, 'approval'>) {
  const { form, price, asked } = approval.store
  const isOther = useValue(form.fields.tip.value) === otherTip
  const seen = useValue(price)
  const error = useValue(asked.error)
  return (
    <>
      <RadioGroup
        form={form}
        name="tip"
        label={message(words.tip, { name })}
        hint={message(invoice.enrolled ? words.tipHint : words.tipHintPlain, { name })}
        look="chips"
        optional
        options={[
          ...tipLimits.choices.map((cents) => ({
            value: cents,
            label: cents === noTip ? words.tipNone : both(() => formatDollars(cents)),
          })),
          { value: otherTip, label: words.tipOther },
        ]}
      />
      {isOther && <MoneyField form={form} name="amount" label={words.tipAmount} required />}
      {error && <ErrorState level={3} title={words.priceFailed} error={error} retry={asked.reload} />}
      {seen && seen.tip > 0 && (
        <Facts
          facts={[
            { name: words.invoiceTotal, value: formatDollars(seen.total - seen.tip - seen.taxes) },
            { name: words.tipLine, value: formatDollars(seen.tip) },
            ...(seen.taxes > 0 ? [{ name: words.taxLine, value: formatDollars(seen.taxes) }] : []),
            { name: words.total, value: formatDollars(seen.total) },
          ]}
        />
      )}
    </>
  )
}
