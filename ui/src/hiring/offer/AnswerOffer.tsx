import {
  createAcceptForm,
  createDeclineOfferForm,
  offerDeclineReasons,
  type Offer,
} from '@homecare/sdk/hiring'
import { dateWords, message, type ApiError } from '@homecare/sdk/kit'
import { agreementTexts, offerScreenTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../../frame/app'
import { FormDialog } from '../../frame/FormDialog'
import { useUnsaved } from '../../frame/useUnsaved'
import { Button } from '../../kit/Button'
import { Field } from '../../kit/fields/Field'
import { Form } from '../../kit/fields/Form'
import { RadioGroup } from '../../kit/fields/RadioGroup'
import { TextareaField } from '../../kit/fields/TextareaField'
import { Card } from '../../kit/layout/Card'
import { Section } from '../../kit/layout/Section'
import { useSay } from '../../kit/say'
import { Banner } from '../../kit/states/Banner'
import { useValue } from '../../kit/useValue'

interface AnswerOfferProps {
  offer: Offer
  /** The version of the agreement that is signed with it. */
  agreement: string
  /** The family, as its caregiver knows it. */
  name: string
  onAnswered: () => void
}

/** A caregiver's answer to an offer of work: a signature, or a no with a reason. */
export function AnswerOffer({ offer, agreement, name, onAnswered }: AnswerOfferProps) {
  const say = useSay()
  const { care, toasts, session } = useApp()
  const own = useValue(session.identity)
  const [declining, setDeclining] = useState(false)
  const day = dateWords(offer.terms.start_date, 'day', say.locale)
  const [form] = useState(() =>
    createAcceptForm(care, { offer, agreement }, () => {
      toasts.success(message(words.accepted, { name, day }))
      onAnswered()
    }),
  )
  const failure = useValue(form.failure)
  useUnsaved(form.dirty)
  return (
    <Section title={say(words.acceptTitle)}>
      <Card>
        <p>{say(words.acceptLead, { day })}</p>
        {hasChanged(failure) && (
          <Banner
            tone="warn"
            live
            level={3}
            title={say(words.changed)}
            actions={<Button onClick={onAnswered}>{say(words.readAgain)}</Button>}
          />
        )}
        <Form
          form={form}
          submit={words.accept}
          actions={
            <Button look="plain" onClick={() => setDeclining(true)}>
              {say(words.decline)}
            </Button>
          }
        >
          <Field
            form={form}
            name="full_name"
            label={agreementTexts.fullName}
            hint={message(agreementTexts.fullNameHint, { name: `${own.first_name} ${own.last_name}` })}
            autoComplete="name"
            required
          />
        </Form>
      </Card>
      {declining && (
        <DeclineOffer offer={offer} name={name} onClose={() => setDeclining(false)} onDeclined={onAnswered} />
      )}
    </Section>
  )
}

/** Whether the offer or its agreement is another by now; of any other refusal the form has the words. */
const hasChanged = (failure: ApiError | null) => failure?.kind === 'conflict' && failure.code !== 'booked'

interface DeclineOfferProps {
  offer: Offer
  name: string
  onClose: () => void
  onDeclined: () => void
}

const reasons = offerDeclineReasons.entries.map(({ id, label }) => ({ value: id, label }))

function DeclineOffer({ offer, name, onClose, onDeclined }: DeclineOfferProps) {
  const say = useSay()
  const { care, toasts } = useApp()
  const [form] = useState(() =>
    createDeclineOfferForm(care, offer, () => {
      toasts.success(words.declined)
      onDeclined()
    }),
  )
  const failure = useValue(form.failure)
  const read = () => {
    onClose()
    onDeclined()
  }
  return (
    <FormDialog title={message(words.declineTitle, { name })} form={form} onClose={onClose}>
      <p>{say(words.declineHint, { name })}</p>
      {hasChanged(failure) && (
        <Banner
          tone="warn"
          live
          level={3}
          title={say(words.changed)}
          actions={<Button onClick={read}>{say(words.readAgain)}</Button>}
        />
      )}
      <Form form={form} submit={words.decline} onAccepted={onClose}>
        <RadioGroup form={form} name="reason" label={words.why} options={reasons} required />
        <TextareaField form={form} name="note" label={message(words.declineNote, { name })} optional />
      </Form>
    </FormDialog>
  )
}
