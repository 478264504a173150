import type { AgreementStore } from '@homecare/sdk/documents'
import { describeFailure, message, type ApiError } from '@homecare/sdk/kit'
import { agreementTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useToasts } from '../frame/app'
import { useBackCloses } from '../frame/useBackCloses'
import { useUnsaved } from '../frame/useUnsaved'
import { Banner } from '../kit/states/Banner'
import { Button } from '../kit/Button'
import { Card } from '../kit/layout/Card'
import { ConfirmDialog } from '../kit/overlays/ConfirmDialog'
import { Field } from '../kit/fields/Field'
import { Form } from '../kit/fields/Form'
import { Section } from '../kit/layout/Section'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'

interface SignAgreementProps {
  store: AgreementStore
  /** As in the account: what the signature has to be. */
  name: string
  hasOtherSide: boolean
  mayDecline: boolean
  /** Another tab, or a new version, has changed what can be answered. */
  onChanged: () => void
}

/** Signing with the full name, or declining, which asks once more. */
export function SignAgreement({ store, name, hasOtherSide, mayDecline, onChanged }: SignAgreementProps) {
  const say = useSay()
  const toasts = useToasts()
  const [asking, setAsking] = useState(false)
  const failure = useValue(store.sign.failure)
  useUnsaved(store.sign.dirty)
  return (
    <div className="agreement-sign">
      <Section title={say(words.sign)}>
        <Card>
          <p>{say(words.signLead)}</p>
          {failure?.kind === 'conflict' && (
            <Banner
              tone="warn"
              live
              level={3}
              title={say(words.changed)}
              actions={<Button onClick={onChanged}>{say(words.readAgain)}</Button>}
            />
          )}
          <Form
            form={store.sign}
            submit={words.sign}
            onAccepted={() => toasts.success(words.signed)}
            actions={
              mayDecline && (
                <Button look="plain" onClick={() => setAsking(true)}>
                  {say(words.decline)}
                </Button>
              )
            }
          >
            <Field
              form={store.sign}
              name="full_name"
              label={words.fullName}
              hint={message(words.fullNameHint, { name })}
              autoComplete="name"
              required
            />
          </Form>
        </Card>
      </Section>
      {asking && (
        <Decline
          store={store}
          text={say(hasOtherSide ? words.declineText : words.declineConsultingText)}
          onClose={() => setAsking(false)}
          onChanged={onChanged}
        />
      )}
    </div>
  )
}

interface DeclineProps {
  store: AgreementStore
  text: string
  onClose: () => void
  onChanged: () => void
}

function Decline({ store, text, onClose, onChanged }: DeclineProps) {
  const toasts = useToasts()
  const busy = useValue(store.decline.busy)
  const tell = (error: ApiError) => {
    if (error.kind !== 'conflict') return toasts.error(describeFailure(error), error)
    toasts.error(words.changed)
    onChanged()
  }
  const decline = async () => {
    const declined = await store.decline.run()
    onClose()
    const error = store.decline.error.peek()
    if (declined) toasts.success(words.declined)
    else if (error) tell(error)
  }
  return (
    <ConfirmDialog
      title={words.declineTitle}
      confirm={words.decline}
      busy={busy}
      onConfirm={decline}
      onClose={onClose}
      onStanding={useBackCloses()}
    >
      <p>{text}</p>
    </ConfirmDialog>
  )
}
