import {
  createFingerprintRequestForm,
  fingerprintPrograms,
  type Fingerprinting,
  type FingerprintProgram,
} from '@homecare/sdk/hiring'
import { dateWords, dayIn, message } from '@homecare/sdk/kit'
import { fingerprintingTexts as words } from '@homecare/sdk/texts'
import { useState, type ReactNode } from 'react'
import { useApp } from '../../frame/app'
import { useUnsaved } from '../../frame/useUnsaved'
import { Form } from '../../kit/fields/Form'
import { RadioGroup } from '../../kit/fields/RadioGroup'
import { Card } from '../../kit/layout/Card'
import { Section } from '../../kit/layout/Section'
import { Link } from '../../kit/Link'
import { useSay } from '../../kit/say'

interface AskForFingerprintsProps {
  connectionId: number
  /** The caregiver's first name. */
  name: string
  standing: Fingerprinting
  onStanding: (standing: Fingerprinting) => void
  skip: ReactNode
}

/** What fingerprinting is for where the care takes place, how it goes, and the question to the caregiver. */
export function AskForFingerprints({
  connectionId,
  name,
  standing,
  onStanding,
  skip,
}: AskForFingerprintsProps) {
  const say = useSay()
  const program = fingerprintPrograms.find(standing.program)
  const [today] = useState(() => dayIn(standing.time_zone, new Date()))
  const { ask_from } = standing
  if (!program || ask_from === null) return null
  // Some days after a no.
  if (ask_from > today && standing.request)
    return <p className="soft">{say(words.askFrom, { day: dateWords(ask_from, 'day', say.locale) })}</p>
  return (
    <>
      <Explained program={program} name={name} />
      <Section title={say(standing.request ? words.again : message(words.ask, { name }))}>
        <AskForm
          key={standing.request?.id ?? 0}
          connectionId={connectionId}
          name={name}
          program={program}
          onStanding={onStanding}
          skip={skip}
        />
      </Section>
    </>
  )
}

function Explained({ program, name }: { program: FingerprintProgram; name: string }) {
  const say = useSay()
  const { label, hint, asks, method, source, from, href } = program
  return (
    <Card>
      <p>
        <b>{say(words.what, { name, program: say(label) })}</b> {say(hint)}
      </p>
      <p>{say(asks === 'required' ? words.required : words.offered)}</p>
      <h2>{say(words.how)}</h2>
      <ol>
        <li>{say(words.howAsk, { name })}</li>
        <li>{say(words.howSend, { name, method })}</li>
        <li>{say(words.howResult, { name })}</li>
      </ol>
      <p className="soft small">
        {say(words.source, { day: dateWords(from, 'day', say.locale), source })}{' '}
        <Link href={href} look="line" external>
          {say(words.office)}
        </Link>
      </p>
    </Card>
  )
}

interface AskFormProps {
  connectionId: number
  name: string
  program: FingerprintProgram
  onStanding: (standing: Fingerprinting) => void
  skip: ReactNode
}

function AskForm({ connectionId, name, program, onStanding, skip }: AskFormProps) {
  const { care, toasts } = useApp()
  const say = useSay()
  const [form] = useState(() =>
    createFingerprintRequestForm(care, connectionId, (standing) => {
      toasts.success(message(words.asked, { name }))
      onStanding(standing)
    }),
  )
  useUnsaved(form.dirty)
  return (
    <Form form={form} submit={message(words.ask, { name })} actions={skip}>
      <p>{say(program.paid_by === 'family' ? words.usuallyFamily : words.usuallyCaregiver)}</p>
      <RadioGroup
        form={form}
        name="paid_by"
        label={words.payLegend}
        hint={message(words.payHint, { name })}
        options={[
          { value: 'family', label: words.payFamily },
          { value: 'caregiver', label: message(words.payCaregiver, { name }) },
        ]}
        required
      />
    </Form>
  )
}
