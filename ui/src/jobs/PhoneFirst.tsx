import { applyRefusal, getSettings, resource, type Text } from '@homecare/sdk'
import { jobPageTexts, pageTitles } from '@homecare/sdk/texts'
import { useEffect, useState, type ReactNode } from 'react'
import { modalHref } from '../caregivers/own/modalHref'
import { useKeepsProfile } from '../caregivers/own/useKeepsProfile'
import { useCare } from '../frame/app'
import { Banner } from '../kit/Banner'
import { Link } from '../kit/Link'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'

interface PhoneFirstProps {
  /** Why the other side wants it. */
  why: Text
  children: ReactNode
}

/** Whose phone is not verified is led there, before applying (D2 §1). */
export function PhoneFirst({ why, children }: PhoneFirstProps) {
  const say = useSay()
  const care = useCare()
  const keepsProfile = useKeepsProfile()
  const [settings] = useState(() => resource((signal) => care.call(getSettings, {}, { signal })))
  const known = useValue(settings.data)
  useEffect(() => void settings.load(), [settings])
  // The server judges; until it is known here the form may be filled in.
  const refusal = known ? applyRefusal(known) : null
  if (!refusal) return children
  return (
    <Banner
      tone="warn"
      title={say(refusal)}
      level={3}
      actions={
        keepsProfile ? (
          <Link href={modalHref('verification')} look="primary">
            {say(jobPageTexts.verifyPhone)}
          </Link>
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
