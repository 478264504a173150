import {
  createProfileStore,
  registerSteps,
  type ProfileStore,
  type RegisterStep,
  type Text,
} from '@homecare/sdk'
import { registerTexts } from '@homecare/sdk/texts'
import { useEffect, useState, type ReactNode } from 'react'
import { useApp } from '../../frame/app'
import { useTakeIn } from '../../frame/useTakeIn'
import { Card } from '../../kit/Card'
import { Page } from '../../kit/Page'
import { useSay } from '../../kit/say'
import { Steps } from '../../kit/Steps'
import { openProfile } from '../own/openProfile'
import type { RegistrationData } from './registration'
import { hrefAfter, stepHref } from './steps'

interface RegisterPageProps {
  step: RegisterStep
  title: Text
  data: RegistrationData
  /** `next` leads to the step after this one, or to the profile after the last. */
  children: (store: ProfileStore, next: () => unknown) => ReactNode
}

/** A step after joining as a caregiver: each is saved by itself, may be skipped, and taken up again (D2 §2). */
export function RegisterPage({ step, title, data, children }: RegisterPageProps) {
  const say = useSay()
  const { care, toasts, navigation, report } = useApp()
  const [store] = useState(() => createProfileStore(care, toasts, report, { profile: data.profile }))
  useTakeIn(store.profile.set, data.profile)
  useEffect(() => {
    openProfile.value = store
    return () => {
      openProfile.value = null
    }
  }, [store])
  const next = hrefAfter(step)
  useEffect(() => navigation.preload(next), [navigation, next])
  return (
    <Page width="narrow" title={say(title)}>
      <Steps
        label={registerTexts.steps}
        steps={registerSteps.entries.map(({ id, label }) => ({ label, href: stepHref(id) }))}
        current={registerSteps.ids.indexOf(step)}
      />
      <Card>{children(store, () => navigation.go(next))}</Card>
    </Page>
  )
}
