import { getOnboardingDraft } from '@homecare/sdk/families'
import { signupTexts } from '@homecare/sdk/texts'
import { useState } from 'react'
import { laterPart } from '../frame/laterPart'
import { part } from '../frame/part'
import type { CodeContext, HeadOf, Load, ScreenProps, Visit } from '../frame/screen'
import type { SignupData } from './signup/SignupRoot'
import { signupTitles, stepOf } from './signup/steps'

const importIt = () => import('./signup/SignupRoot')
/** Whoever arrives reads the first step before anything of it is to answer. */
const FirstStep = laterPart(importIt)
/** What is gone on with stands where it was left at once: a mailed link, a step that is opened anew. */
const FurtherStep = part(importIt)

const isArrival = ({ params, query }: Visit) => stepOf(params) === 'needs' && !query.has('resume')

const stepCode = async (visit: CodeContext) => (await importIt()).signupCode(visit)
export const code = (visit: CodeContext) =>
  import.meta.env.SSR || !isArrival(visit) ? stepCode(visit) : Promise.resolve()
export const later = stepCode

/** What is put aside comes with the document of the first step; in the browser the sign-up asks for it itself. */
export const load: Load<SignupData> = async (context) => {
  if (!import.meta.env.SSR || !isArrival(context)) return {}
  const draft = await context.care.call(getOnboardingDraft, {}, { signal: context.signal }).catch(() => {})
  return draft === undefined ? {} : { draft }
}

export const head: HeadOf<SignupData> = (_, { params }) => ({
  title: signupTitles[stepOf(params)],
  description: signupTexts.needsLead,
  canonical: '/family-signup',
})

/** The family sign-up: its first step is a page that people arrive on. */
export default function SignupScreen(props: ScreenProps<SignupData>) {
  const [arrives] = useState(() => isArrival(props))
  return arrives ? <FirstStep {...props} /> : <FurtherStep {...props} />
}
