import { createFingerprintAnswers, fingerprintingDeeds, type Fingerprinting } from '@homecare/sdk/hiring'
import { message } from '@homecare/sdk/kit'
import { fingerprintingTexts as words } from '@homecare/sdk/texts'
import { useState, type ReactNode } from 'react'
import { useApp } from '../../frame/app'
import { Button } from '../../kit/Button'
import { Badge } from '../../kit/figures/Badge'
import { Card } from '../../kit/layout/Card'
import { useSay } from '../../kit/say'
import { useValue } from '../../kit/useValue'
import { standingWords } from './standingWords'

interface FingerprintingFamilyProps {
  connectionId: number
  /** The caregiver's first name. */
  name: string
  standing: Fingerprinting
  onStanding: (standing: Fingerprinting) => void
  /** The way to the page where it is asked for again. */
  children?: ReactNode
}

/** Where a request stands, for the family that made it; it may call it off while it is under way. */
export function FingerprintingFamily({
  connectionId,
  name,
  standing,
  onStanding,
  children,
}: FingerprintingFamilyProps) {
  const say = useSay()
  const { care, toasts } = useApp()
  const [answers] = useState(() =>
    createFingerprintAnswers(care, toasts, connectionId, (next) => {
      if (next.request?.state === 'canceled') toasts.success(message(words.calledOff, { name }))
      onStanding(next)
    }),
  )
  const busy = useValue(answers.cancel.busy)
  const { request } = standing
  const said = standingWords(standing, 'family', name, say)
  if (!request || !said) return null
  return (
    <Card>
      <p>
        <Badge tone={said.tone}>{said.title}</Badge>
      </p>
      <p>{said.text}</p>
      {children}
      {fingerprintingDeeds(request.state, 'family').includes('cancel') && (
        <div className="row">
          <Button look="plain" busy={busy} onClick={() => answers.cancel.run(request.version)}>
            {say(words.callOff)}
          </Button>
        </div>
      )}
    </Card>
  )
}
