import type { OnboardingDraft } from '@homecare/sdk/families'
import { signupTexts } from '@homecare/sdk/texts'
import { useEffect, useState } from 'react'
import { useApp } from '../../frame/app'
import { held, scopeKey } from '../../frame/scope'
import type { ScreenProps } from '../../frame/screen'
import { Banner } from '../../kit/states/Banner'
import { useSay } from '../../kit/say'
import { useValue } from '../../kit/useValue'
import { SignupPage } from './SignupPage'
import { stepOf } from './steps'
import { useSignup } from './useSignup'

export { signupCode } from './SignupPage'

/** What came with the document: what is put aside, null where nothing is; nothing at all where it is to be asked for. */
export interface SignupData {
  readonly draft?: OnboardingDraft | null | undefined
}

/** The family sign-up on our own site: one step a page, put aside as it goes. */
export default function SignupRoot({ params, query, data }: ScreenProps<SignupData>) {
  const say = useSay()
  const { session } = useApp()
  const identity = useValue(session.identity)
  const draft = useDraftOnce(data)
  const flow = useSignup({ version: params.version, token: query.get('resume'), draft })
  const invite = query.get('invite')
  useEffect(() => {
    if (invite) flow.form.fields.invite_code.set(invite)
  }, [flow, invite])
  const isOther = identity.user_type !== 'anonymous' && identity.user_type !== 'family'
  return (
    <SignupPage
      flow={flow}
      step={stepOf(params)}
      notice={
        isOther && <Banner tone="warn">{say(signupTexts.notFamily, { name: identity.first_name })}</Banner>
      }
    />
  )
}

const draftTaken = scopeKey<true>()

/** Whoever comes back to the page of the document may have put more aside since. */
function useDraftOnce({ draft }: SignupData): OnboardingDraft | null | undefined {
  const taken = held(useApp(), draftTaken)
  const [first] = useState(() => (taken.peek() ? undefined : draft))
  useEffect(() => void (taken.value = true), [taken])
  return first
}
