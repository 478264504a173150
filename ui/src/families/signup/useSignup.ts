import { createSignupFlow, dayIn } from '@homecare/sdk'
import { computed } from '@preact/signals-core'
import { useEffect, useState } from 'react'
import { useApp } from '../../frame/app'
import { openSignup } from './openSignup'
import type { OpenSignup } from './steps'

/** The one sign-up of the page, kept from step to step; what was put aside is taken up when it opens. */
export function useSignup(version: string | undefined, token: string | null): OpenSignup {
  const { care, session, prefs } = useApp()
  const [flow] = useState((): OpenSignup => {
    const made = createSignupFlow({
      care,
      session,
      version,
      today: dayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date()),
      language: () => prefs.locale.peek(),
      newKey: () => crypto.randomUUID(),
    })
    const unsaved = computed(
      () => made.form.dirty.value && made.job.value === null && made.saved.value !== 'yes',
    )
    return { ...made, unsaved }
  })
  useEffect(() => {
    openSignup.value = flow
    void flow.start(token)
    return () => {
      openSignup.value = null
    }
    // The token counts once: when the page is opened with it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [flow])
  return flow
}
