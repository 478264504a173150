import { dateWords, pacificTimeZone, type Form as FormState, type Text } from '@homecare/sdk/kit'
import { mayConfirm, type DeedDecision, type MoneyDeed } from '@homecare/sdk/moneyDesk'
import { moneyDeskTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp, useSession } from '../frame/app'
import { Button } from '../kit/Button'
import { Form } from '../kit/fields/Form'
import { Card } from '../kit/layout/Card'
import { Section } from '../kit/layout/Section'
import { useSay } from '../kit/say'
import { useFocusGoesIn } from '../kit/useFocusGoesIn'
import { useValue } from '../kit/useValue'
import { NoteForm } from '../people/NoteForm'

type Proposed = Pick<MoneyDeed, 'state' | 'reason' | 'words' | 'proposed_by' | 'proposed_at'>

interface ProposedProps {
  deed: Proposed
  /** What is proposed. */
  what: Text
  /** The form of a decision; `told` is given where the deed stands then. */
  decide: (
    decision: DeedDecision | 'take_back',
    told: (state: string | undefined) => void,
  ) => FormState<{ note: string }>
}

/** What somebody of staff proposes: a second person confirms it or not, and whoever proposed it may take it back. */
export function ProposedDeed({ deed, what, decide }: ProposedProps) {
  const say = useSay()
  const { identity } = useSession()
  const me = useValue(identity).user_id
  const [refusing, setRefusing] = useState(false)
  const place = useFocusGoesIn(refusing)
  const may = me !== null && mayConfirm(deed, me)
  const day = dateWords(deed.proposed_at, 'day', say.locale, pacificTimeZone)
  return (
    <Section title={say(words.proposal, { name: deed.proposed_by?.name ?? '', what: say(what) })}>
      <Card>
        <p className="money-desk-words">{say(words.proposalReason, { day, reason: deed.reason })}</p>
        {deed.words && (
          <p className="money-desk-words soft">
            {say(words.wordsFamily)}: {deed.words}
          </p>
        )}
        {!may && <p>{say(words.proposalOwn)}</p>}
        <div ref={place}>
          {refusing ? (
            <Refuse decide={decide} cancel={() => setRefusing(false)} />
          ) : (
            <div className="row">
              <Press decide={decide} decision={may ? 'confirm' : 'take_back'} />
              {may && <Button onClick={() => setRefusing(true)}>{say(words.refuse)}</Button>}
            </div>
          )}
        </div>
      </Card>
    </Section>
  )
}

type Decides = Pick<ProposedProps, 'decide'>

/** Decides at once, by a button. */
function Press({ decide, decision }: Decides & { decision: 'confirm' | 'take_back' }) {
  const { toasts, navigation } = useApp()
  const [form] = useState(() =>
    decide(decision, (state) => {
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

function Refuse({ decide, cancel }: Decides & { cancel: () => void }) {
  const { toasts } = useApp()
  const [form] = useState(() => decide('refuse', () => toasts.success(words.refused)))
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
