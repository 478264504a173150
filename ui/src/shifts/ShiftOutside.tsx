import type { OpenShift } from '@homecare/sdk/shifts'
import { openShiftTexts as words } from '@homecare/sdk/texts'
import { Button } from '../kit/Button'
import { Reasons } from '../kit/layout/Reasons'
import { useSay } from '../kit/say'
import { Banner } from '../kit/states/Banner'
import { useTakeToo } from '../profileDialog/useTakeToo'
import { changeFor, fitWords } from './fitWords'

/** Says what of a shift was not asked for, and takes such shifts into the preferences by one press. */
export function ShiftOutside({ shift, onTaken }: { shift: OpenShift; onTaken: () => unknown }) {
  const say = useSay()
  const taking = useTakeToo(changeFor(shift), words.takenToo, onTaken)
  return (
    <Banner
      title={say(words.outsideTitle)}
      actions={
        taking && (
          <Button busy={taking.busy} onClick={taking.take}>
            {say(words.takeToo)}
          </Button>
        )
      }
    >
      <Reasons of={fitWords(shift).map(({ fits, says }) => ({ fits, says: say(says) }))} />
      <p>{say(words.outsideText)}</p>
    </Banner>
  )
}
