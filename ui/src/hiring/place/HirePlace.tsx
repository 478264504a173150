import { createHirePlaceForm, type HireFlow } from '@homecare/sdk/hiring'
import { carePlaceTexts as words, uiTexts } from '@homecare/sdk/texts'
import { useState } from 'react'
import { Button } from '../../kit/Button'
import { Form } from '../../kit/fields/Form'
import { useCloseDialog } from '../../kit/overlays/Dialog'
import { useSay } from '../../kit/say'
import { ProfileDialog } from '../../profileDialog/ProfileDialog'
import { CarePlaceFields } from './CarePlaceFields'

interface HirePlaceProps {
  flow: HireFlow
  close: () => void
}

/** Changes the place in an offer that is being written. */
export function HirePlace({ flow, close }: HirePlaceProps) {
  const [form] = useState(() => createHirePlaceForm(flow))
  return (
    <ProfileDialog title={words.title} close={close} dirty={form.dirty}>
      {(leave) => (
        <Form form={form} submit={words.useIt} onAccepted={leave} actions={<Cancel />}>
          <CarePlaceFields form={form} />
        </Form>
      )}
    </ProfileDialog>
  )
}

/** Closes the dialog; asks first where something is typed. */
export function Cancel() {
  const say = useSay()
  const cancel = useCloseDialog()
  return (
    <Button look="plain" onClick={cancel}>
      {say(uiTexts.cancel)}
    </Button>
  )
}
