import { freeTexts } from '@homecare/sdk/texts'
import { FreeStrip } from '../caregivers/FreeStrip'
import type { FreeView } from '../caregivers/freeView'
import { useSay } from '../kit/say'

/** When a caregiver is free in the coming days, under its own words. */
export default function FreeWeek({ view }: { view: FreeView }) {
  const say = useSay()
  return (
    <div className="field">
      <p className="label">{say(freeTexts.caption)}</p>
      <FreeStrip view={view} />
      <p className="soft small">{say(freeTexts.legendFree)}</p>
    </div>
  )
}
