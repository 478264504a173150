import { dateWords, message, pacificTimeZone } from '@homecare/sdk/kit'
import {
  createIntakeDecision,
  createIntakeReveal,
  getStaffIntake,
  intakeDecisions,
  intakeLists,
  listIntakes,
  type IntakeList,
  type IntakeRow,
  type StaffIntake,
} from '@homecare/sdk/intake'
import { intakeTexts as words, staffDeskTexts, uiTexts } from '@homecare/sdk/texts'
import { useState } from 'react'
import { goneAsNull } from '../account/goneAsNull'
import { useApp } from '../frame/app'
import type { HeadOf, Load, ScreenProps } from '../frame/screen'
import { Button } from '../kit/Button'
import { Field } from '../kit/fields/Field'
import { Form } from '../kit/fields/Form'
import { Card } from '../kit/layout/Card'
import { EmailText } from '../kit/figures/EmailText'
import { Facts } from '../kit/layout/Facts'
import { useSay } from '../kit/say'
import { useFocusGoesIn } from '../kit/useFocusGoesIn'
import { EmptyState } from '../kit/states/EmptyState'
import { DecisionForm } from '../people/DecisionForm'
import { QueueLists } from '../people/QueueLists'
import { QueuePage } from '../people/QueuePage'
import { IntakeFacts } from './IntakeFacts'

interface DeskData {
  readonly rows: readonly IntakeRow[]
  /** The one that is open: null where it is being changed, or there is none. */
  readonly open: { readonly id: number; readonly intake: StaffIntake | null } | null
  readonly now: string
}

const shownIn = (query: URLSearchParams): IntakeList => (query.get('show') === 'done' ? 'done' : 'open')

export const load: Load<DeskData> = async ({ care, params, query, signal }) => {
  const id = Number(params['userId'] ?? 0)
  const [rows, intake] = await Promise.all([
    care.call(listIntakes, { query: { show: shownIn(query) } }, { signal }),
    id ? goneAsNull(care.call(getStaffIntake, { id }, { signal })) : null,
  ])
  return { rows, open: id ? { id, intake } : null, now: new Date().toISOString() }
}
export const head: HeadOf<DeskData> = () => ({ title: words.staffTitle })

/** Staff: payroll forms that were handed in, and what is decided on them. */
export default function StaffIntakeScreen({ data: { rows, open, now }, query }: ScreenProps<DeskData>) {
  const say = useSay()
  const shown = shownIn(query)
  return (
    <QueuePage
      title={words.staffTitle}
      lead={words.staffLead}
      href="/staff/intake"
      now={now}
      open={open && { id: open.id, name: open.intake?.name ?? say(staffDeskTexts.ended) }}
      above={
        <QueueLists
          label={words.lists}
          href="/staff/intake"
          query={query}
          lists={intakeLists}
          shown={shown}
          words={words}
        />
      }
      empty={<EmptyState title={say(shown === 'open' ? words.noneOpen : words.noneDone)} />}
      items={rows.map(({ user_id: id, name, is_agency, handed_in_at, decided_at }) => ({
        id,
        href: `/staff/intake/${id}${shown === 'done' ? '?show=done' : ''}` as const,
        name,
        facts: [
          ...(is_agency ? [say(words.agency)] : []),
          ...(decided_at
            ? [message(words.sentOn, { day: dateWords(decided_at, 'day', say.locale, pacificTimeZone) })]
            : []),
        ],
        since: decided_at ? null : handed_in_at,
      }))}
    >
      {open &&
        (open.intake ? (
          <Open key={`${open.id} ${open.intake.handed_in_at} ${open.intake.status}`} intake={open.intake} />
        ) : (
          <EmptyState title={say(staffDeskTexts.ended)}>{say(staffDeskTexts.endedHint)}</EmptyState>
        ))}
    </QueuePage>
  )
}

function Open({ intake }: { intake: StaffIntake }) {
  const say = useSay()
  const waits = intake.status === 'handed_in'
  return (
    <>
      <Card>
        <Facts
          facts={[
            { name: words.email, value: <EmailText email={intake.email} /> },
            { name: words.signedBy, value: intake.signed_name ?? '' },
          ]}
        />
        <IntakeFacts intake={intake} {...(waits && { number: <WholeNumber intake={intake} /> })} />
      </Card>
      {intake.note && <p>{say(words.wasReturned, { note: intake.note })}</p>}
      {waits && (
        <Card>
          <Decision intake={intake} />
        </Card>
      )}
    </>
  )
}

/** The last digits, and the whole number for whoever says why. */
function WholeNumber({ intake }: { intake: StaffIntake }) {
  const say = useSay()
  const { care } = useApp()
  const [asking, setAsking] = useState(false)
  const place = useFocusGoesIn(asking)
  const [number, setNumber] = useState<string | null>(null)
  const [form] = useState(() =>
    createIntakeReveal(care, intake.user_id, (ssn) => {
      setNumber(ssn)
      setAsking(false)
    }),
  )
  return (
    <div ref={place} className="stack">
      <div className="row">
        <span aria-live="polite">{number ?? say(words.endsWith, { last4: intake.ssn_last4 ?? '' })}</span>
        {!asking && (
          <Button look="plain" onClick={() => (number ? setNumber(null) : setAsking(true))}>
            {say(number ? words.hideNumber : words.showNumber)}
          </Button>
        )}
      </div>
      {asking && (
        <Form
          form={form}
          submit={words.showNumber}
          actions={
            <Button look="plain" onClick={() => setAsking(false)}>
              {say(uiTexts.cancel)}
            </Button>
          }
        >
          <Field
            form={form}
            name="reason"
            label={words.reason}
            hint={words.reasonHint}
            autoComplete="off"
            required
          />
        </Form>
      )}
    </div>
  )
}

function Decision({ intake }: { intake: StaffIntake }) {
  const { care, toasts, navigation } = useApp()
  const [form] = useState(() => createIntakeDecision(care, intake))
  return (
    <DecisionForm
      form={form}
      decisions={intakeDecisions.entries}
      words={words}
      onDecided={() => {
        toasts.success(message(words.decided, { name: intake.name }))
        void navigation.reload()
      }}
    />
  )
}
