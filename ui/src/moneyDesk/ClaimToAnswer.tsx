import { dateWords, noteMaxLength, pacificTimeZone } from '@homecare/sdk/kit'
import { createDeclineClaimForm, deedsFor, type MoneyRecord } from '@homecare/sdk/moneyDesk'
import type { InvoiceClaim } from '@homecare/sdk/payments'
import { moneyDeskTexts as words, uiTexts } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../frame/app'
import { useUnsaved } from '../frame/useUnsaved'
import { Button } from '../kit/Button'
import { Form } from '../kit/fields/Form'
import { TextareaField } from '../kit/fields/TextareaField'
import { Card } from '../kit/layout/Card'
import { Section } from '../kit/layout/Section'
import { useSay } from '../kit/say'

interface ClaimProps {
  record: MoneyRecord
  claim: InvoiceClaim
}

/** What a family says about a payment, with answering that nothing is given back. */
export function ClaimToAnswer({ record, claim }: ClaimProps) {
  const say = useSay()
  const [declining, setDeclining] = useState(false)
  const day = dateWords(claim.opened_at, 'day', say.locale, pacificTimeZone)
  return (
    <Section title={say(words.claim)}>
      <Card>
        <p className="money-desk-words">{say(words.claimText, { day, reason: claim.reason })}</p>
        {deedsFor(record).includes('refund') && <p className="soft">{say(words.claimNext)}</p>}
        {declining ? (
          <Decline record={record} cancel={() => setDeclining(false)} />
        ) : (
          <Button onClick={() => setDeclining(true)}>{say(words.decline)}</Button>
        )}
      </Card>
    </Section>
  )
}

function Decline({ record, cancel }: { record: MoneyRecord; cancel: () => void }) {
  const say = useSay()
  const { care, toasts, navigation } = useApp()
  const [form] = useState(() =>
    createDeclineClaimForm(care, record.invoice.id, () => toasts.success(words.declined)),
  )
  useUnsaved(form.dirty)
  return (
    <Form
      form={form}
      submit={words.declineSend}
      onAccepted={() => void navigation.reload()}
      actions={
        <Button look="plain" onClick={cancel}>
          {say(uiTexts.cancel)}
        </Button>
      }
    >
      <TextareaField
        form={form}
        name="words"
        label={words.declineWords}
        rows={3}
        max={noteMaxLength}
        required
      />
    </Form>
  )
}
