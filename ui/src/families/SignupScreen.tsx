import { familySignupSteps, type FamilySignupStep } from '@homecare/sdk'
import { signupTexts } from '@homecare/sdk/texts'
import { useEffect, useMemo, type ComponentType } from 'react'
import { useApp } from '../frame/app'
import type { HeadOf, ScreenProps } from '../frame/screen'
import { useUnsaved } from '../frame/useUnsaved'
import { Banner } from '../kit/Banner'
import { Page } from '../kit/Page'
import { useSay } from '../kit/say'
import { Steps } from '../kit/Steps'
import { useValue } from '../kit/useValue'
import { CaregiverStep } from './signup/CaregiverStep'
import { DraftNotices } from './signup/DraftNotices'
import { NeedsStep } from './signup/NeedsStep'
import { PatientStep } from './signup/PatientStep'
import { ReviewStep } from './signup/ReviewStep'
import { ScheduleStep } from './signup/ScheduleStep'
import { signupHref, stepOf, type StepProps } from './signup/steps'
import { SubmitStep } from './signup/SubmitStep'
import { SuccessStep } from './signup/SuccessStep'
import { useSignup } from './signup/useSignup'
import './signup/signup.css'

const screens: Readonly<Record<FamilySignupStep, ComponentType<StepProps>>> = {
  needs: NeedsStep,
  schedule: ScheduleStep,
  caregiver: CaregiverStep,
  patient: PatientStep,
  review: ReviewStep,
  submit: SubmitStep,
  success: SuccessStep,
}
const titles = {
  needs: signupTexts.needsTitle,
  schedule: signupTexts.scheduleTitle,
  caregiver: signupTexts.caregiverTitle,
  patient: signupTexts.patientTitle,
  review: signupTexts.reviewTitle,
  submit: signupTexts.submitTitle,
  success: signupTexts.successTitle,
} as const
const leads = {
  needs: signupTexts.needsLead,
  patient: signupTexts.patientLead,
  submit: signupTexts.submitLead,
} as const

export const head: HeadOf<undefined> = (_, { params }) => ({
  title: titles[stepOf(params)],
  description: signupTexts.needsLead,
  canonical: '/family-signup',
})

/** The family sign-up: one step a page, put aside as it goes (D3 §2). */
export default function SignupScreen({ params, query }: ScreenProps) {
  const say = useSay()
  const { session } = useApp()
  const step = stepOf(params)
  const flow = useSignup(params.version, query.get('resume'))
  const identity = useValue(session.identity)
  useUnsaved(flow.unsaved)
  useReachable(flow, step, params.version)

  const Step = screens[step]
  const asked = familySignupSteps.entries.filter(({ id }) => id !== 'success')
  const lead = step in leads ? leads[step as keyof typeof leads] : undefined
  const isOther = identity.user_type !== 'anonymous' && identity.user_type !== 'family'
  return (
    <Page className="signup" width="medium" title={say(titles[step])} lead={lead && say(lead)}>
      {step !== 'success' && (
        <Steps
          label={signupTexts.flow}
          steps={asked.map(({ id, label }) => ({ label, href: signupHref(id, params.version) }))}
          current={asked.findIndex(({ id }) => id === step)}
        />
      )}
      {isOther && <Banner tone="warn">{say(signupTexts.notFamily, { name: identity.first_name })}</Banner>}
      <DraftNotices flow={flow} step={step} version={params.version} />
      <Step key={step} flow={flow} version={params.version} />
    </Page>
  )
}

/** A step is reached through the ones before it: whoever comes by a link begins at the first that lacks something. */
function useReachable(flow: StepProps['flow'], step: FamilySignupStep, version: string | undefined): void {
  const { navigation, session } = useApp()
  const state = useValue(flow.state)
  const job = useValue(flow.job)
  const order = useMemo(() => familySignupSteps.ids, [])
  useEffect(() => {
    if (state === 'loading') return
    const missing = flow.form.firstIncompleteStep()
    if (step === 'success' && !job) {
      const home =
        session.identity.peek().user_type === 'family' ? '/family/dashboard' : signupHref('needs', version)
      void navigation.go(home, { replace: true })
    } else if (step !== 'success' && missing && order.indexOf(missing) < order.indexOf(step)) {
      void navigation.go(signupHref(missing, version), { replace: true })
    }
  }, [state, step, job, flow, version, navigation, session, order])
}
