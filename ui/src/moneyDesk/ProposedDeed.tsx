import { dateWords, pacificTimeZone } from '@homecare/sdk/kit'
import { createDeedDecision, mayConfirm, type MoneyDeed, type MoneyRecord } from '@homecare/sdk/moneyDesk'
import { moneyDeskTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp, useSession } from '../frame/app'
import { Button } from '../kit/Button'
import { Form } from '../kit/fields/Form'
import { Card } from '../kit/layout/Card'
import { Section } from '../kit/layout/Section'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'
import { NoteForm } from '../people/NoteForm'
import { deedWords } from './deedWords'

interface ProposedProps {
  record: MoneyRecord
  deed: MoneyDeed
}

/** What somebody of staff proposes: a second person confirms it or not, and whoever proposed it may take it back. */
export function ProposedDeed({ record, deed }: ProposedProps) {
  const say = useSay()
  const { identity } = useSession()
  const me = useValue(identity).user_id
  const [refusing, setRefusing] = useState(false)
  const may = me !== null && mayConfirm(deed, me)
  const day = dateWords(deed.proposed_at, 'day', say.locale, pacificTimeZone)
  return (
    <Section title={say(words.proposal, { name: deed.proposed_by?.name ?? '', what: say(deedWords(deed)) })}>
      <Card>
        <p className="money-desk-words">{say(words.proposalReason, { day, reason: deed.reason })}</p>
        {deed.words && (
          <p className="money-desk-words soft">
            {say(words.wordsFamily)}: {deed.words}
          </p>
        )}
        {!may && <p>{say(words.proposalOwn)}</p>}
        {refusing ? (
          <Refuse record={record} deed={deed} cancel={() => setRefusing(false)} />
        ) : (
          <div className="row">
            <Press record={record} deed={deed} decision={may ? 'confirm' : 'take_back'} />
            {may && <Button onClick={() => setRefusing(true)}>{say(words.refuse)}</Button>}
          </div>
        )}
      </Card>
    </Section>
  )
}

/** Decides at once, by a button. */
function Press({ record, deed, decision }: ProposedProps & { decision: 'confirm' | 'take_back' }) {
  const { care, toasts, navigation } = useApp()
  const [form] = useState(() =>
    createDeedDecision(care, record.invoice.id, deed, decision, (after) => {
      const state = after.deeds.find(({ id }) => id === deed.id)?.state
      if (state === 'failed') toasts.error(words.isFailed)
      else
        toasts.success(
          state === 'refused' ? words.takenBack : state === 'asked' ? words.isAsked : words.confirmed,
        )
    }),
  )
  return (
    <Form
      form={form}
      submit={decision === 'confirm' ? words.confirm : words.takeBack}
      onAccepted={() => void navigation.reload()}
    >
      {null}
    </Form>
  )
}

function Refuse({ record, deed, cancel }: ProposedProps & { cancel: () => void }) {
  const { care, toasts } = useApp()
  const [form] = useState(() =>
    createDeedDecision(care, record.invoice.id, deed, 'refuse', () => toasts.success(words.refused)),
  )
  return (
    <NoteForm
      form={form}
      name="note"
      label={words.refuseNote}
      submit={words.refuse}
      rows={2}
      cancel={cancel}
    />
  )
}
