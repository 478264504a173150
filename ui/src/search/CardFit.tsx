import { FreeStrip } from '../caregivers/FreeStrip'
import { check, close, warning } from '../kit/icons/basic'
import { Icon } from '../kit/icons/Icon'
import { useSay } from '../kit/say'
import type { FitView } from './fitView'

/** Why somebody stands in the list: a sign and words for each thing that was asked for, and their coming week. */
export default function CardFit({ fit }: { fit: FitView }) {
  const say = useSay()
  return (
    <>
      {fit.reasons.length > 0 && (
        <ul className="card-reasons" role="list">
          {fit.reasons.map(({ text, fits }) => (
            <li key={text[0]} data-fits={fits}>
              <Icon of={icons[fits]} />
              {say(text)}
            </li>
          ))}
        </ul>
      )}
      {fit.strip && <FreeStrip view={fit.strip} />}
    </>
  )
}

const icons = { whole: check, part: warning, none: close }
