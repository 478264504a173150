import { familySignupSteps, type FamilySignupStep } from '@homecare/sdk/families'
import { signupTexts } from '@homecare/sdk/texts'
import { useEffect, useMemo, type ReactNode } from 'react'
import { useApp } from '../../frame/app'
import { part, type Part } from '../../frame/part'
import type { Visit } from '../../frame/screen'
import { useUnsaved } from '../../frame/useUnsaved'
import { Page } from '../../kit/layout/Page'
import { useSay } from '../../kit/say'
import { Steps } from '../../kit/layout/Steps'
import { useValue } from '../../kit/useValue'
import { DraftNotices } from './DraftNotices'
import { signupTitles, stepOf, type OpenSignup, type StepProps } from './steps'
import './signup.css'

/** Each step is a part: the one that is shown comes with the page, and brings the next one. */
const parts: Readonly<Record<FamilySignupStep, Part<StepProps>>> = {
  needs: part(() => import('./NeedsStep')),
  schedule: part(() => import('./ScheduleStep')),
  caregiver: part(() => import('./CaregiverStep')),
  patient: part(() => import('./PatientStep')),
  review: part(() => import('./ReviewStep')),
  submit: part(() => import('./SubmitStep')),
  success: part(() => import('./SuccessStep')),
}

/** The `code` of a screen that shows the sign-up. */
export const signupCode = ({ params }: Visit) => parts[stepOf(params)].load()

const leads = {
  needs: signupTexts.needsLead,
  patient: signupTexts.patientLead,
  submit: signupTexts.submitLead,
} as const

interface SignupPageProps {
  flow: OpenSignup
  step: FamilySignupStep
  /** What is to be said before the step. */
  notice?: ReactNode
}

/** One step of the family sign-up, with the way through all of them. */
export function SignupPage({ flow, step, notice }: SignupPageProps) {
  const say = useSay()
  useUnsaved(flow.unsaved)
  useReachable(flow, step)
  useNextPart(step)

  const Step = parts[step]
  const asked = familySignupSteps.entries.filter(({ id }) => id !== 'success')
  const lead = step in leads ? leads[step as keyof typeof leads] : undefined
  return (
    <Page className="signup" width="read" title={say(signupTitles[step])} lead={lead && say(lead)}>
      {step !== 'success' && (
        <Steps
          label={signupTexts.flow}
          steps={asked.map(({ id, label }) => ({ label, href: flow.href(id) }))}
          current={asked.findIndex(({ id }) => id === step)}
        />
      )}
      {notice}
      <DraftNotices flow={flow} step={step} />
      <Step key={step} flow={flow} />
    </Page>
  )
}

/** Brings the code of the next step while this one is filled in. */
function useNextPart(step: FamilySignupStep): void {
  useEffect(() => {
    const { ids } = familySignupSteps
    const next = ids[ids.indexOf(step) + 1]
    // What does not come is told when the step is gone to.
    if (next) parts[next].load().catch(() => {})
  }, [step])
}

/** A step is reached through the ones before it: whoever comes by a link begins at the first that lacks something. */
function useReachable(flow: OpenSignup, step: FamilySignupStep): void {
  const { navigation, session } = useApp()
  const state = useValue(flow.state)
  const job = useValue(flow.job)
  const order = useMemo(() => familySignupSteps.ids, [])
  useEffect(() => {
    if (state === 'loading') return
    const missing = flow.form.firstIncompleteStep()
    if (step === 'success' && !job) {
      const home = session.identity.peek().user_type === 'family' ? '/family/dashboard' : flow.href('needs')
      void navigation.go(home, { replace: true })
    } else if (step !== 'success' && missing && order.indexOf(missing) < order.indexOf(step)) {
      void navigation.go(flow.href(missing), { replace: true })
    }
  }, [state, step, job, flow, navigation, session, order])
}
