import { homePath } from '@homecare/sdk/addresses'
import { registerSteps, type RegisterStep } from '@homecare/sdk/caregivers'
import type { Text } from '@homecare/sdk/kit'
import { createProfileStore, partsFamiliesNeed, type ProfileStore } from '@homecare/sdk/ownProfile'
import { isStepDone } from '@homecare/sdk/registration'
import { registerTexts } from '@homecare/sdk/texts'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useApp } from '../frame/app'
import { useHolding } from '../frame/scope'
import { useTakeIn } from '../frame/useTakeIn'
import { Button } from '../kit/Button'
import { Card } from '../kit/layout/Card'
import { Page } from '../kit/layout/Page'
import { useSay } from '../kit/say'
import { Steps } from '../kit/layout/Steps'
import { useValue } from '../kit/useValue'
import { openProfile } from '../profileDialog/openProfile'
import type { RegistrationData } from './registration'
import { hrefAfter, stepHref } from './steps'
import { TypedContext, type Typed } from './useStepForm'

interface RegisterPageProps {
  step: RegisterStep
  title: Text
  data: RegistrationData
  /** `next` leads to the step after this one, or to the profile after the last. */
  children: (store: ProfileStore, next: () => unknown) => ReactNode
}

/**
 * A step after joining as a caregiver: each is saved by itself and taken up again. Finishing later leaves at any
 * step, and keeps what is typed there.
 */
export function RegisterPage({ step, title, data, children }: RegisterPageProps) {
  const say = useSay()
  const { care, toasts, navigation, report, session } = useApp()
  const [store] = useState(() => createProfileStore(care, toasts, report, { profile: data.profile }))
  useTakeIn(store.profile.set, data.profile)
  useHolding(openProfile, store)
  const profile = useValue(store.profile.data) ?? data.profile
  // What families are shown a profile for is said in every step, until it is there.
  const missing = partsFamiliesNeed(profile)
  const typed = useRef<Typed | null>(null)
  const finishLater = async () => {
    await typed.current?.save()
    await navigation.go(homePath(session.identity.peek()))
  }
  const next = hrefAfter(step)
  useEffect(() => navigation.prefetch(next), [navigation, next])
  return (
    <Page width="read" title={say(title)}>
      <Steps
        label={registerTexts.steps}
        steps={registerSteps.entries.map(({ id, label }) => ({
          label,
          href: stepHref(id),
          done: isStepDone(id, profile),
        }))}
        current={registerSteps.ids.indexOf(step)}
      />
      {missing.length > 0 && (
        <p className="soft">
          {say(registerTexts.stillMissing, { parts: missing.map(({ label }) => say(label)).join(', ') })}
        </p>
      )}
      <TypedContext value={typed}>
        <Card>{children(store, () => navigation.go(next))}</Card>
      </TypedContext>
      <div className="row">
        <Button look="plain" onClick={finishLater}>
          {say(registerTexts.finishLater)}
        </Button>
      </div>
    </Page>
  )
}
