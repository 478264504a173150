import { getCaregiver } from '@homecare/sdk/caregivers'
import { dayIn, pacificTimeZone } from '@homecare/sdk/kit'
import { vettedTexts } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../frame/app'
import { useBackCloses } from '../frame/useBackCloses'
import { useLoaded } from '../frame/useLoaded'
import { Dialog } from '../kit/overlays/Dialog'
import { useSay } from '../kit/say'
import { Loaded } from '../kit/states/Loaded'
import { CheckList } from './CheckList'
import { checkView, licenseView } from './checksView'
import { LicenseList } from './LicenseList'
import './choosing.css'

interface VettedDialogProps {
  id: number
  name: string
  onClose: () => void
}

/** What "Vetted" means of a caregiver: each check and license, since when, by whom where one of us did it, and until when. */
export default function VettedDialog({ id, name, onClose }: VettedDialogProps) {
  const say = useSay()
  const { care, clockAhead } = useApp()
  const caregiver = useLoaded((signal) => care.call(getCaregiver, { id }, { signal }))
  const [today] = useState(() => dayIn(pacificTimeZone, new Date(Date.now() + clockAhead.peek())))
  return (
    <Dialog title={say(vettedTexts.title, { name })} onClose={onClose} onStanding={useBackCloses()}>
      <p>{say(vettedTexts.meaning)}</p>
      <Loaded from={caregiver} failed={vettedTexts.failed}>
        {({ badges, licenses, vetted }) => (
          <>
            {!vetted && <p role="status">{say(vettedTexts.noLonger, { name })}</p>}
            <CheckList checks={badges.map(checkView)} />
            <LicenseList licenses={licenses.map((license) => licenseView(license, today))} />
          </>
        )}
      </Loaded>
    </Dialog>
  )
}
