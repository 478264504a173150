import type { FavoriteNote as Note } from '@homecare/sdk/compare'
import { compareTexts as words } from '@homecare/sdk/texts'
import { useSay } from '../kit/say'
import { chooseForm } from './chooseForm'
import { FavoriteNote } from './FavoriteNote'
import './CardChoice.css'

/** What a favorite's card has besides: the family's note, and whether they are to be compared. */
export interface Kept {
  /** Null where the notes could not be loaded. */
  readonly note: Note | null
  readonly chosen: boolean
}

interface CardChoiceProps {
  id: number
  name: string
  kept: Kept
}

/** On a favorite's card: the note, and the box that puts them into the table. */
export default function CardChoice({ id, name, kept: { note, chosen } }: CardChoiceProps) {
  const say = useSay()
  return (
    <div className="card-choice stack" data-gap="small">
      {note && <FavoriteNote note={note} name={name} />}
      <label className="choice" data-bare>
        <input type="checkbox" form={chooseForm} name="with" value={id} defaultChecked={chosen} />
        <span>
          {say(words.choose)}
          <span className="hidden"> {name}</span>
        </span>
      </label>
    </div>
  )
}
