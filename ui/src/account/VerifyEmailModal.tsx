import { modals } from '@homecare/sdk/addresses'
import { createEmailVerification, type EmailVerification } from '@homecare/sdk/account'
import { emailTexts as words, uiTexts } from '@homecare/sdk/texts'
import { useEffect, useState } from 'react'
import { useApp } from '../frame/app'
import type { ModalProps } from '../frame/screen'
import { Button } from '../kit/Button'
import { Field } from '../kit/fields/Field'
import { Form } from '../kit/fields/Form'
import { Link } from '../kit/Link'
import { useSay } from '../kit/say'
import { Banner } from '../kit/states/Banner'
import { ErrorState } from '../kit/states/ErrorState'
import { Problem } from '../kit/states/Problem'
import { Skeleton } from '../kit/states/Skeleton'
import { useValue } from '../kit/useValue'
import { ProfileDialog } from '../profileDialog/ProfileDialog'
import { emailVerified } from './settings/emailVerified'

/** Proves that the address of the account is one's own: by the code of a letter, or by its link, which carries it. */
export default function VerifyEmailModal({ close, query }: ModalProps) {
  const app = useApp()
  const { care, navigation } = app
  const [store] = useState(() =>
    createEmailVerification(care, {
      now: Date.now,
      code: query.get('code'),
      verified(email) {
        emailVerified(app).value = email
        // What else the page beneath says of the address comes anew.
        void navigation.reload()
      },
    }),
  )
  useEffect(() => {
    void load(store)
    return () => store.settings.clear()
  }, [store])
  return (
    <ProfileDialog title={modals.get('verifyEmail').label} close={close}>
      {(leave) => <Shown store={store} leave={leave} />}
    </ProfileDialog>
  )
}

/** Who came by the link has entered its code by that. */
async function load({ settings, step, form }: EmailVerification): Promise<void> {
  await settings.load()
  if (step.peek() === 'code' && form.data.peek().code) await form.submit()
}

interface ShownProps {
  store: EmailVerification
  leave: () => void
}

function Shown({ store, leave }: ShownProps) {
  const say = useSay()
  const settings = useValue(store.settings.data)
  const error = useValue(store.settings.error)
  const loading = useValue(store.settings.loading)
  const step = useValue(store.step)
  if (!settings)
    return error ? (
      <ErrorState level={3} title={words.loadFailed} error={error} retry={() => load(store)} busy={loading} />
    ) : (
      <Skeleton shape="text" count={3} />
    )
  const { email } = settings
  if (step === 'verified')
    return (
      <>
        <Banner tone="good" level={3} live title={say(words.done)}>
          <p>{say(words.doneHint, { email })}</p>
        </Banner>
        <p>
          <Button look="primary" onClick={leave}>
            {say(uiTexts.close)}
          </Button>
        </p>
      </>
    )
  return step === 'ask' ? <Ask store={store} email={email} /> : <Code store={store} email={email} />
}

interface StepProps extends Omit<ShownProps, 'leave'> {
  email: string
}

function Ask({ store, email }: StepProps) {
  const say = useSay()
  const busy = useValue(store.send.busy)
  return (
    <>
      <p>{say(words.why, { email })}</p>
      <NotSent store={store} />
      <p>
        <Button look="primary" busy={busy} onClick={() => store.send.run()}>
          {say(words.send)}
        </Button>
      </p>
      <NotYours />
    </>
  )
}

function Code({ store, email }: StepProps) {
  const say = useSay()
  const { form, send } = store
  const sends = useValue(store.sends)
  const busy = useValue(send.busy)
  const checking = useValue(form.busy)
  return (
    <Form
      form={form}
      submit={words.verify}
      actions={
        <Button look="plain" busy={busy} onClick={() => send.run()}>
          {say(words.again)}
        </Button>
      }
    >
      <div role="status">
        {sends > 0 ? <p>{say(words.sent, { email })}</p> : checking && <p>{say(words.following)}</p>}
        {sends > 1 && <p>{say(words.sentAgain)}</p>}
      </div>
      <NotSent store={store} />
      <Field
        form={form}
        name="code"
        label={words.code}
        hint={words.notThere}
        autoComplete="one-time-code"
        inputMode="numeric"
        required
      />
      <NotYours />
    </Form>
  )
}

/** Why no letter was sent. */
function NotSent({ store }: Pick<ShownProps, 'store'>) {
  const say = useSay()
  const refusal = useValue(store.refusal)
  return <div role="alert">{refusal && <Problem>{say(refusal)}</Problem>}</div>
}

function NotYours() {
  const say = useSay()
  return (
    <p className="small">
      <Link href="/contact">{say(words.notYours)}</Link>
    </p>
  )
}
