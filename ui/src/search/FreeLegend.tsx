import { freeTexts } from '@homecare/sdk/texts'
import { useSay } from '../kit/say'

/** What the strips of the cards mean. */
export default function FreeLegend({ asked }: { asked: boolean }) {
  const say = useSay()
  return (
    <ul className="free-legend" role="list">
      <li>
        <i data-free="on" />
        {say(freeTexts.legendFree)}
      </li>
      <li>
        <i data-free="part" />
        {say(freeTexts.legendPart)}
      </li>
      {asked && (
        <li>
          <i data-asked />
          {say(freeTexts.legendAsked)}
        </li>
      )}
    </ul>
  )
}
