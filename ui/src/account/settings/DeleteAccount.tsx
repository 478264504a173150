import { createDeleteAccountForm } from '@homecare/sdk/account'
import { settingsScreenTexts as words, settingsTexts, uiTexts } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../../frame/app'
import { useBackCloses } from '../../frame/useBackCloses'
import { Button } from '../../kit/Button'
import { Card } from '../../kit/layout/Card'
import { Dialog, useCloseDialog } from '../../kit/overlays/Dialog'
import { PasswordField } from '../../kit/fields/PasswordField'
import { Form } from '../../kit/fields/Form'
import { useSay } from '../../kit/say'
import { Section } from '../../kit/layout/Section'

/** The end of the account: what is erased and what is kept is said before the password is asked for. */
export function DeleteAccount() {
  const say = useSay()
  const [asking, setAsking] = useState(false)
  return (
    <Section title={say(words.delete)}>
      <Card>
        <p>{say(words.deleteHint)}</p>
        <div className="row">
          <Button onClick={() => setAsking(true)}>{say(words.deleteOpen)}</Button>
        </div>
      </Card>
      {asking && <AskForPassword onClose={() => setAsking(false)} />}
    </Section>
  )
}

function AskForPassword({ onClose }: { onClose: () => void }) {
  const say = useSay()
  const { care, session, toasts, navigation, report } = useApp()
  const [form] = useState(() => createDeleteAccountForm(care, session, report))
  return (
    <Dialog
      role="alertdialog"
      title={say(settingsTexts.confirmDelete)}
      onClose={onClose}
      onStanding={useBackCloses()}
    >
      <p>{say(words.deleteHint)}</p>
      <p>{say(words.deleteGone)}</p>
      <p>{say(words.deleteKept)}</p>
      <Form
        form={form}
        submit={words.deleteNow}
        actions={<Cancel />}
        onAccepted={() => {
          toasts.success(settingsTexts.deleted)
          void navigation.go('/', { replace: true, evenUnsaved: true })
        }}
      >
        <PasswordField form={form} name="password" label={words.deletePassword} required />
      </Form>
    </Dialog>
  )
}

function Cancel() {
  const say = useSay()
  return (
    <Button look="plain" onClick={useCloseDialog()}>
      {say(uiTexts.cancel)}
    </Button>
  )
}
