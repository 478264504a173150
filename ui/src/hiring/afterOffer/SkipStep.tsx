import type { PageHref } from '@homecare/sdk/addresses'
import { skipHireStep, type SkippableStep } from '@homecare/sdk/hiring'
import { action, sayFailure, type Sayable } from '@homecare/sdk/kit'
import { useState } from 'react'
import { useApp } from '../../frame/app'
import { Button } from '../../kit/Button'
import { useSay } from '../../kit/say'
import { useValue } from '../../kit/useValue'

interface SkipStepProps {
  connectionId: number
  step: SkippableStep
  label: Sayable
  /** Where it leads then. */
  href: PageHref
}

/** Skips a step, and goes on. What was typed is left behind on purpose. */
export function SkipStep({ connectionId, step, label, href }: SkipStepProps) {
  const say = useSay()
  const { care, toasts, navigation } = useApp()
  const [skip] = useState(() =>
    action(() => care.call(skipHireStep, { id: connectionId, body: { step } }), {
      done: () => void navigation.go(href, { evenUnsaved: true }),
      failed: sayFailure(toasts),
    }),
  )
  const busy = useValue(skip.busy)
  return (
    <Button look="plain" busy={busy} onClick={() => skip.run()}>
      {say(label)}
    </Button>
  )
}
