import { signupTexts } from '@homecare/sdk/texts'
import { useEffect } from 'react'
import { useApp } from '../frame/app'
import type { HeadOf, ScreenProps } from '../frame/screen'
import { Banner } from '../kit/states/Banner'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'
import { signupCode, SignupPage, signupTitles } from './signup/SignupPage'
import { stepOf } from './signup/steps'
import { useSignup } from './signup/useSignup'

export const code = signupCode

export const head: HeadOf<undefined> = (_, { params }) => ({
  title: signupTitles[stepOf(params)],
  description: signupTexts.needsLead,
  canonical: '/family-signup',
})

/** The family sign-up: one step a page, put aside as it goes. */
export default function SignupScreen({ params, query }: ScreenProps) {
  const say = useSay()
  const { session } = useApp()
  const identity = useValue(session.identity)
  const flow = useSignup({ version: params.version, token: query.get('resume') })
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
