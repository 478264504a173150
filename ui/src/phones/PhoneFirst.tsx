import { getSettings } from '@homecare/sdk/account'
import { applyRefusal } from '@homecare/sdk/jobs'
import { resource, type Text } from '@homecare/sdk/kit'
import { jobPageTexts, pageTitles } from '@homecare/sdk/texts'
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react'
import { useKeepsProfile } from '../profileDialog/useKeepsProfile'
import { useCare } from '../frame/app'
import { Banner } from '../kit/states/Banner'
import { Button } from '../kit/Button'
import { Link } from '../kit/Link'
import { useSay } from '../kit/say'
import { Skeleton } from '../kit/states/Skeleton'
import { useValue } from '../kit/useValue'

const PhoneHere = lazy(() => import('./PhoneHere'))

interface PhoneFirstProps {
  /** Why the other side wants it. */
  why: Text
  children: ReactNode
}

/** Whose phone is not verified does it here, before applying, and goes on with what was begun. */
export function PhoneFirst({ why, children }: PhoneFirstProps) {
  const say = useSay()
  const care = useCare()
  const keepsProfile = useKeepsProfile()
  const [settings] = useState(() => resource((signal) => care.call(getSettings, {}, { signal })))
  const known = useValue(settings.data)
  const [verifying, setVerifying] = useState(false)
  useEffect(() => void settings.load(), [settings])
  // The server judges; until it is known here the form may be filled in.
  const refusal = known ? applyRefusal(known) : null
  if (!refusal) return children
  if (verifying)
    return (
      <Suspense fallback={<Skeleton shape="box" />}>
        <PhoneHere
          onVerified={() => settings.set((was) => was && { ...was, phone_verified: true })}
          onLeave={() => setVerifying(false)}
        />
      </Suspense>
    )
  return (
    <Banner
      tone="warn"
      title={say(refusal)}
      level={3}
      actions={
        keepsProfile ? (
          <Button look="primary" onClick={() => setVerifying(true)}>
            {say(jobPageTexts.verifyPhone)}
          </Button>
        ) : (
          <Link href="/contact" look="quiet">
            {say(pageTitles.contact)}
          </Link>
        )
      }
    >
      {say(why)}
    </Banner>
  )
}
