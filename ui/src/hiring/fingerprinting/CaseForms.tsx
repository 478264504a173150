import {
  createAppointmentForm,
  createFingerprintResultForm,
  fingerprintingResults,
  type FingerprintCaseDetail,
} from '@homecare/sdk/hiring'
import { dayIn, formatFormDate, message, noteMaxLength, type Form as FormState } from '@homecare/sdk/kit'
import {
  advisorCallTexts,
  fingerprintingErrorTexts,
  staffFingerprintingTexts as words,
  uiTexts,
} from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../../frame/app'
import { useUnsaved } from '../../frame/useUnsaved'
import { Button } from '../../kit/Button'
import { DateField } from '../../kit/fields/DateField'
import { Field } from '../../kit/fields/Field'
import { Form } from '../../kit/fields/Form'
import { RadioGroup } from '../../kit/fields/RadioGroup'
import { TextareaField } from '../../kit/fields/TextareaField'
import { TimeField } from '../../availability/TimeField'
import { Section } from '../../kit/layout/Section'
import { useSay } from '../../kit/say'
import { Banner } from '../../kit/states/Banner'
import { useValue } from '../../kit/useValue'

interface AppointmentFieldsProps {
  one: FingerprintCaseDetail
  /** There is an appointment, and another takes its place. */
  moves: boolean
  onSent: () => unknown
}

/** The appointment of a caregiver: day, time and place, which they are told. */
export function AppointmentFields({ one, moves, onSent }: AppointmentFieldsProps) {
  const say = useSay()
  const { care } = useApp()
  const [today] = useState(() => dayIn(one.time_zone, new Date()))
  const [form] = useState(() => createAppointmentForm(care, one, today, () => {}))
  useUnsaved(form.dirty)
  const title = moves ? words.move : words.send
  return (
    <Section title={say(title)}>
      <ChangedSince form={form} />
      <Form form={form} submit={title} onAccepted={onSent}>
        <p className="soft">{say(words.appointmentHint, { name: one.caregiver.name })}</p>
        <DateField form={form} name="day" label={words.day} min={today} required />
        <TimeField field={form.fields.time} label={words.time} hint={words.timeHint} optional />
        <Field form={form} name="place" label={words.placeLabel} autoComplete="off" required />
        <TextareaField
          form={form}
          name="note"
          label={words.note}
          hint={words.noteHint}
          rows={2}
          max={noteMaxLength}
          optional
        />
      </Form>
    </Section>
  )
}

/** What came of the fingerprints, which both are told. */
export function ResultFields({ one, onRecorded }: { one: FingerprintCaseDetail; onRecorded: () => unknown }) {
  const say = useSay()
  const { care } = useApp()
  const [today] = useState(() => dayIn(one.time_zone, new Date()))
  const [form] = useState(() => createFingerprintResultForm(care, one, today, () => {}))
  useUnsaved(form.dirty)
  return (
    <Section title={say(words.result)}>
      <ChangedSince form={form} />
      <Form form={form} submit={words.record} onAccepted={onRecorded}>
        <RadioGroup
          form={form}
          name="result"
          label={words.result}
          hint={words.resultHint}
          options={fingerprintingResults.entries.map(({ id, label }) => ({ value: id, label }))}
          required
        />
        <DateField
          form={form}
          name="day"
          label={words.resultDay}
          min={one.appointment?.day ?? today}
          max={today}
          hint={message(uiTexts.dateHint, { example: formatFormDate(today) })}
          required
        />
        <TextareaField
          form={form}
          name="note"
          label={words.note}
          hint={words.noteHint}
          rows={2}
          max={noteMaxLength}
          optional
        />
      </Form>
    </Section>
  )
}

/** Somebody else was quicker: what they did is read first. */
function ChangedSince<D extends object>({ form }: { form: Pick<FormState<D>, 'failure'> }) {
  const say = useSay()
  const { navigation } = useApp()
  const failure = useValue(form.failure)
  if (failure?.kind !== 'conflict') return null
  return (
    <Banner
      tone="warn"
      live
      title={say(fingerprintingErrorTexts.changed)}
      actions={<Button onClick={() => navigation.reload()}>{say(advisorCallTexts.seeNow)}</Button>}
    />
  )
}
