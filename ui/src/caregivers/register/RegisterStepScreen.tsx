import {
  createProfileStore,
  getMyCaregiver,
  getSettings,
  openStep,
  partOrNull,
  registerSteps,
  type MyCaregiver,
  type RegisterStep,
  type Settings,
  type Text,
} from '@homecare/sdk'
import { pageTitles, registerTexts } from '@homecare/sdk/texts'
import { useEffect, useState, type ComponentType } from 'react'
import { useApp } from '../../frame/app'
import { redirectTo, type HeadOf, type Load, type ScreenProps } from '../../frame/screen'
import { Card } from '../../kit/Card'
import { Page } from '../../kit/Page'
import { useSay } from '../../kit/say'
import { Steps } from '../../kit/Steps'
import { openProfile } from '../own/openProfile'
import { AboutStep } from './AboutStep'
import { BackgroundStep } from './BackgroundStep'
import { NotifyStep } from './NotifyStep'
import { PersonalStep } from './PersonalStep'
import { PhoneStep } from './PhoneStep'
import { PictureStep } from './PictureStep'
import type { RegisterStepProps } from './RegisterStepProps'
import { hrefAfter, stepHref } from './steps'

interface RegistrationData {
  readonly profile: MyCaregiver
  readonly settings: Settings | null
}

/** Without a step, the registration goes on where it was left. */
export const load: Load<RegistrationData> = async ({ care, params, signal }) => {
  const [profile, settings] = await Promise.all([
    care.call(getMyCaregiver, {}, { signal }),
    partOrNull(care.call(getSettings, {}, { signal })),
  ])
  if (!params['step']) {
    const open = openStep(profile)
    redirectTo(open ? stepHref(open) : '/caregiver/profile')
  }
  return { profile, settings }
}
export const head: HeadOf<RegistrationData> = () => ({ title: pageTitles.registerSteps })

const screens: Readonly<
  Record<RegisterStep, { readonly title: Text; readonly Step: ComponentType<RegisterStepProps> }>
> = {
  picture: { title: registerTexts.pictureTitle, Step: PictureStep },
  about: { title: registerTexts.aboutTitle, Step: AboutStep },
  verification: { title: registerTexts.verificationTitle, Step: PhoneStep },
  background: { title: registerTexts.backgroundTitle, Step: BackgroundStep },
  'app-notify-permissions': { title: registerTexts.notifyTitle, Step: NotifyStep },
  personal: { title: registerTexts.personalTitle, Step: PersonalStep },
}

/** The steps after joining as a caregiver: each is saved by itself, may be skipped, and taken up again (D2 §2). */
export default function RegisterStepScreen({ data, params }: ScreenProps<RegistrationData>) {
  const say = useSay()
  const { care, toasts, navigation } = useApp()
  const [store] = useState(() => createProfileStore(care, toasts, () => {}, { profile: data.profile }))
  useEffect(() => {
    openProfile.value = store
    return () => {
      openProfile.value = null
    }
  }, [store])
  const step = registerSteps.find(params['step'])?.id ?? 'picture'
  const { title, Step } = screens[step]
  const next = hrefAfter(step)
  useEffect(() => navigation.preload(next), [navigation, next])
  return (
    <Page width="narrow" title={say(title)}>
      <Steps
        label={registerTexts.steps}
        steps={registerSteps.entries.map(({ id, label }) => ({ label, href: stepHref(id) }))}
        current={registerSteps.ids.indexOf(step)}
      />
      <Card>
        <Step store={store} settings={data.settings} next={() => void navigation.go(next)} />
      </Card>
    </Page>
  )
}
