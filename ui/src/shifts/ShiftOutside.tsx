import { updateCaregiver } from '@homecare/sdk/ownProfile'
import { takingToo, type OpenShift, type ShiftFlag } from '@homecare/sdk/shifts'
import { openShiftTexts as words } from '@homecare/sdk/texts'
import { action, sayFailure } from '@homecare/sdk/kit'
import { useState } from 'react'
import { useApp } from '../frame/app'
import { Banner } from '../kit/states/Banner'
import { Button } from '../kit/Button'
import { Icon } from '../kit/icons/Icon'
import { alert } from '../kit/icons/basic'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'
import { useKeepsProfile } from '../profileDialog/useKeepsProfile'
import { outsideWords } from './outsideWords'
import './ShiftCard.css'

/** What of a shift was not asked for, a line each, with a sign beside it. */
export function OutsideList({ outside }: { outside: readonly ShiftFlag[] }) {
  const say = useSay()
  return (
    <ul className="shift-outside" role="list">
      {outside.map((flag) => (
        <li key={flag}>
          <Icon of={alert} /> <span>{say(outsideWords(flag))}</span>
        </li>
      ))}
    </ul>
  )
}

/** Says what of a shift was not asked for, and takes such shifts into the preferences by one press. */
export function ShiftOutside({ shift, onTaken }: { shift: OpenShift; onTaken: () => unknown }) {
  const say = useSay()
  const { care, toasts } = useApp()
  const keepsProfile = useKeepsProfile()
  const [take] = useState(() =>
    action(() => care.call(updateCaregiver, { body: { caregiver: takingToo(shift.outside) } }), {
      done() {
        toasts.success(words.takenToo)
        onTaken()
      },
      failed: sayFailure(toasts),
    }),
  )
  const busy = useValue(take.busy)
  return (
    <Banner
      title={say(words.outsideTitle)}
      actions={
        keepsProfile && (
          <Button busy={busy} onClick={() => void take.run()}>
            {say(words.takeToo)}
          </Button>
        )
      }
    >
      <OutsideList outside={shift.outside} />
      <p>{say(words.outsideText)}</p>
    </Banner>
  )
}
