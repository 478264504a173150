import { getCaregiver } from '@homecare/sdk/caregivers'
import { dayIn, pacificTimeZone } from '@homecare/sdk/kit'
import { vettedTexts } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../frame/app'
import { useBackCloses } from '../frame/useBackCloses'
import { useLoaded } from '../frame/useLoaded'
import { Badge } from '../kit/figures/Badge'
import { shield } from '../kit/icons/care'
import { Icon } from '../kit/icons/Icon'
import { Dialog } from '../kit/overlays/Dialog'
import { useSay } from '../kit/say'
import { Loaded } from '../kit/states/Loaded'
import { checkView, licenseView } from './checksView'

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
            <ul className="list" data-look="lines" role="list">
              {badges.map(checkView).map(({ name: check, description, state, done }) => (
                <li key={check[0]}>
                  <p className="row">
                    {done && <Icon of={shield} />}
                    <strong>{say(check)}</strong>
                  </p>
                  {description && <p className="soft small">{say(description)}</p>}
                  <p className="small">{say(state)}</p>
                </li>
              ))}
              {licenses
                .map((license) => licenseView(license, today))
                .map(({ name: license, state, tone, verified }, index) => (
                  <li key={index}>
                    <p className="row" data-spread>
                      <strong>{say(license)}</strong>
                      {state && <Badge tone={tone}>{say(state)}</Badge>}
                    </p>
                    {verified && <p className="small">{say(verified)}</p>}
                  </li>
                ))}
            </ul>
          </>
        )}
      </Loaded>
    </Dialog>
  )
}
