import type { NursingTimesheet } from '@homecare/sdk/timesheets'
import { nursingSheetTexts as words } from '@homecare/sdk/texts'
import { useSay } from '../kit/say'
import { A } from '../kit/Link'
import { given } from '../kit/href'
import '../shifts/Shifts.css'

/** The photos of a signed paper, each of which opens in full. */
export function PhotoLinks({ photos }: Pick<NursingTimesheet, 'photos'>) {
  const say = useSay()
  return (
    <ul className="row shift-photo-links" role="list">
      {photos.map(({ id, photo }, index) => (
        <li key={id}>
          <A href={given(photo)} target="_blank" rel="noreferrer">
            <img src={photo} alt={say(words.photo, { number: index + 1 })} width="96" height="72" />
          </A>
        </li>
      ))}
    </ul>
  )
}
