import { nextInQueue } from '@homecare/sdk/account'
import type { PageHref } from '@homecare/sdk/addresses'
import {
  fingerprintingDeeds,
  fingerprintingPayers,
  fingerprintingResults,
  fingerprintingStates,
  fingerprintPrograms,
  type FingerprintCase,
  type FingerprintCaseDetail,
} from '@homecare/sdk/hiring'
import { dateWords, dayIn, message, type Text, timeOfDayWords } from '@homecare/sdk/kit'
import { fingerprintingEventTexts, staffFingerprintingTexts as words } from '@homecare/sdk/texts'
import { useApp } from '../../frame/app'
import { Badge } from '../../kit/figures/Badge'
import { Card } from '../../kit/layout/Card'
import { Facts } from '../../kit/layout/Facts'
import { Section } from '../../kit/layout/Section'
import { useSay } from '../../kit/say'
import { AppointmentFields, ResultFields } from './CaseForms'

interface FingerprintCaseCardProps {
  one: FingerprintCaseDetail
  cases: readonly FingerprintCase[]
}

/** One request as the staff work on it: who and what for, what is to be done next, and what was done. */
export function FingerprintCaseCard({ one, cases }: FingerprintCaseCardProps) {
  const say = useSay()
  const { navigation, toasts } = useApp()
  const deeds = fingerprintingDeeds(one.state, 'staff')
  const program = fingerprintPrograms.get(one.program)
  const state = one.result ? fingerprintingResults.get(one.result) : fingerprintingStates.get(one.state)
  const day = (given: string) => dateWords(given, 'day', say.locale)
  const { appointment, answered_at, caregiver } = one
  const onSent = () => {
    toasts.success(message(words.sentToast, { name: caregiver.name }))
    const next = one.state === 'agreed' ? nextInQueue(cases, one.id) : null
    const path: PageHref = next ? `/staff/fingerprinting/${next.id}` : '/staff/fingerprinting'
    return navigation.go(path, { evenUnsaved: true })
  }
  const onRecorded = () => {
    toasts.success(words.recordedToast)
    return navigation.go('/staff/fingerprinting', { evenUnsaved: true })
  }
  return (
    <>
      <Card as="article">
        <h2 className="row">
          {caregiver.name} <Badge tone="info">{say(state.label)}</Badge>
        </h2>
        <Facts
          look="columns"
          facts={[
            { name: words.program, value: say(program.label) },
            { name: words.method, value: program.method },
            { name: words.family, value: one.family.name },
            { name: words.where, value: [one.city, one.state_code].filter(Boolean).join(', ') },
            { name: words.pays, value: say(fingerprintingPayers.get(one.paid_by).label) },
            ...(answered_at
              ? [{ name: words.consented, value: day(dayIn(one.time_zone, new Date(answered_at))) }]
              : []),
            ...(appointment
              ? [
                  {
                    name: words.appointment,
                    value: [
                      day(appointment.day),
                      appointment.time && timeOfDayWords(appointment.time, say.locale),
                      appointment.place,
                    ]
                      .filter(Boolean)
                      .join(', '),
                  },
                ]
              : []),
          ]}
        />
      </Card>
      {deeds.includes('clear') && <ResultFields one={one} onRecorded={onRecorded} />}
      {(deeds.includes('send') || deeds.includes('move')) && (
        <AppointmentFields one={one} moves={deeds.includes('move')} onSent={onSent} />
      )}
      <History one={one} />
    </>
  )
}

/** What was done, the latest first, with the notes of our staff. */
function History({ one: { history, time_zone } }: { one: FingerprintCaseDetail }) {
  const say = useSay()
  const texts: Readonly<Record<string, Text>> = fingerprintingEventTexts
  return (
    <Section title={say(words.history)}>
      <ul role="list" className="list" data-look="lines">
        {history.map(({ at, event, by, day, note }) => {
          const text = texts[event]
          const said = text ? say({ text, params: { day: dateWords(day ?? '', 'day', say.locale) } }) : event
          const date = dateWords(at, 'dateTime', say.locale, time_zone)
          return (
            <li key={`${at} ${event}`}>
              {by ? say(words.byWhom, { date, event: said, name: by }) : say(words.by, { date, event: said })}
              {note && <p className="soft">{note}</p>}
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
