import { createSignupFlow, type OnboardingDraft } from '@homecare/sdk/families'
import { dayIn } from '@homecare/sdk/kit'
import { computed } from '@preact/signals-core'
import { useEffect, useState } from 'react'
import { useApp } from '../../frame/app'
import { useHolding } from '../../frame/scope'
import { browserStorage } from '../../frame/storage/browserStorage'
import { visitorStorage } from '../../frame/storage/visitorStorage'
import { openSignup } from './openSignup'
import { signupHref, type OpenSignup } from './steps'

interface SignupPlace {
  /** The variant of the flow, as its address names it. */
  readonly version?: string
  /** Of the mailed link by which a draft is taken up. */
  readonly token?: string | null
  /** What was put aside, where it came with the page. */
  readonly draft?: OnboardingDraft | null | undefined
  /** In a partner's frame: the partner, and where the steps stand. */
  readonly frame?: { readonly partnerCode: string | null; readonly href: OpenSignup['href'] }
}

/** The one sign-up of the page, kept from step to step; what was put aside is taken up when it opens. */
export function useSignup({ version, token, draft, frame }: SignupPlace): OpenSignup {
  const { care, session, prefs } = useApp()
  const [flow] = useState((): OpenSignup => {
    const made = createSignupFlow({
      care,
      session,
      version,
      draft,
      today: dayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date()),
      language: () => prefs.locale.peek(),
      storage: (session.signedIn.peek() ? browserStorage : visitorStorage)('localStorage') ?? undefined,
      partnerCode: frame?.partnerCode,
      guest: frame !== undefined,
    })
    const unsaved = computed(
      () => made.form.dirty.value && made.job.value === null && made.saved.value !== 'yes',
    )
    const href = frame?.href ?? ((step) => signupHref(step, version))
    return { ...made, unsaved, href, framed: frame !== undefined }
  })
  useHolding(openSignup, flow)
  useEffect(() => {
    void flow.start(token)
    // The token counts once: when the page is opened with it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [flow])
  return flow
}
