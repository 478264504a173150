import { dateWords, pacificTimeZone } from '@homecare/sdk/kit'
import { createDeclineClaimForm, deedsFor, refusesDecline, type MoneyRecord } from '@homecare/sdk/moneyDesk'
import type { InvoiceClaim } from '@homecare/sdk/payments'
import { moneyDeskTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../frame/app'
import { Button } from '../kit/Button'
import { Card } from '../kit/layout/Card'
import { Section } from '../kit/layout/Section'
import { useSay } from '../kit/say'
import { useFocusGoesIn } from '../kit/useFocusGoesIn'
import { NoteForm } from '../people/NoteForm'

interface ClaimProps {
  record: MoneyRecord
  claim: InvoiceClaim
}

/** What a family says about a payment, with answering that nothing is given back, while that can be answered. */
export function ClaimToAnswer({ record, claim }: ClaimProps) {
  const say = useSay()
  const [declining, setDeclining] = useState(false)
  const place = useFocusGoesIn(declining)
  const day = dateWords(claim.opened_at, 'day', say.locale, pacificTimeZone)
  const no = refusesDecline(record)
  return (
    <Section title={say(words.claim)}>
      <Card>
        <p className="money-desk-words">{say(words.claimText, { day, reason: claim.reason })}</p>
        {deedsFor(record).includes('refund') && <p className="soft">{say(words.claimNext)}</p>}
        <div ref={place}>
          {no ? (
            <p className="soft">{say(no)}</p>
          ) : declining ? (
            <Decline record={record} cancel={() => setDeclining(false)} />
          ) : (
            <p>
              <Button onClick={() => setDeclining(true)}>{say(words.decline)}</Button>
            </p>
          )}
        </div>
      </Card>
    </Section>
  )
}

function Decline({ record, cancel }: { record: MoneyRecord; cancel: () => void }) {
  const { care, toasts } = useApp()
  const [form] = useState(() =>
    createDeclineClaimForm(care, record.invoice.id, () => toasts.success(words.declined)),
  )
  return (
    <NoteForm
      form={form}
      name="words"
      label={words.declineWords}
      submit={words.declineSend}
      rows={3}
      cancel={cancel}
    />
  )
}
