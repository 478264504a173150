import { createNotifyForm, type Settings } from '@homecare/sdk'
import { registerTexts } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useCare, useNavigation } from '../../frame/app'
import type { ScreenProps } from '../../frame/screen'
import { useBeginning } from '../../frame/useBeginning'
import { ErrorState } from '../../kit/ErrorState'
import { CheckboxField } from '../../kit/fields/CheckboxField'
import { Form } from '../../kit/Form'
import { useSay } from '../../kit/say'
import { RegisterPage } from './RegisterPage'
import { headOfRegistration, loadRegistration, type RegistrationData } from './registration'
import { SkipButton } from './SkipButton'
import { useStepForm } from './useStepForm'

export const load = loadRegistration
export const head = headOfRegistration

export default function NotifyStepScreen({ data }: ScreenProps<RegistrationData>) {
  const beginning = useBeginning(data)
  return (
    <RegisterPage step="app-notify-permissions" title={registerTexts.notifyTitle} data={data}>
      {(_, next) =>
        data.settings ? (
          <NotifyStep key={beginning} settings={data.settings} next={next} />
        ) : (
          <Unknown next={next} />
        )
      }
    </RegisterPage>
  )
}

/** How to tell of jobs and messages (D2 §2 `app-notify-permissions`). */
function NotifyStep({ settings, next }: { settings: Settings; next: () => unknown }) {
  const say = useSay()
  const care = useCare()
  const [form] = useState(() => createNotifyForm(care, settings))
  const saved = useStepForm('app-notify-permissions', form)
  return (
    <>
      <p className="soft">{say(registerTexts.notifyLead)}</p>
      <Form
        form={form}
        submit={registerTexts.next}
        onAccepted={() => {
          saved()
          return next()
        }}
        actions={<SkipButton text={registerTexts.skip} onSkip={next} />}
      >
        <CheckboxField form={form} name="notify_by_email" label={registerTexts.byEmail} />
      </Form>
    </>
  )
}

/** What could not be loaded never looks like a no: saved like that it would become one. */
function Unknown({ next }: { next: () => unknown }) {
  const navigation = useNavigation()
  return (
    <>
      <ErrorState retry={() => navigation.reload()} />
      <SkipButton text={registerTexts.skip} onSkip={next} />
    </>
  )
}
