import { createNotifyForm, type Settings } from '@homecare/sdk/account'
import { registerTexts } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useCare, useNavigation } from '../frame/app'
import type { ScreenProps } from '../frame/screen'
import { useBeginning } from '../frame/useBeginning'
import { ErrorState } from '../kit/states/ErrorState'
import { NoticeFields } from '../account/settings/NoticeFields'
import { RegisterPage } from './RegisterPage'
import { headOfRegistration, loadRegistration, type RegistrationData } from './registration'
import { SkipButton } from './SkipButton'
import { StepForm } from './StepForm'

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

/** How to tell of jobs and messages (`app-notify-permissions`). */
function NotifyStep({ settings, next }: { settings: Settings; next: () => unknown }) {
  const care = useCare()
  const [form] = useState(() => createNotifyForm(care, settings))
  return (
    <StepForm step="app-notify-permissions" lead={registerTexts.notifyLead} form={form} next={next}>
      <NoticeFields form={form} settings={settings} isVerified={settings.phone_verified} />
    </StepForm>
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
