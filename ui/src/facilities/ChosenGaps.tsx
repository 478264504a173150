import { holidayOn } from '@homecare/sdk/shifts'
import type { GapChoice, ShiftGap } from '@homecare/sdk/facilities'
import { dateWords } from '@homecare/sdk/kit'
import { boardTexts as words } from '@homecare/sdk/texts'
import { Button } from '../kit/Button'
import { IconButton } from '../kit/IconButton'
import { close } from '../kit/icons/basic'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'
import { dollars } from './boardWords'

interface ChosenGapsProps {
  choice: GapChoice
  chosen: readonly ShiftGap[]
}

/** Chooses all that is not posted, or none of it. */
export function ChooseAllGaps({ choice, all }: { choice: GapChoice; all: readonly ShiftGap[] }) {
  const say = useSay()
  const isAll = useValue(choice.chosen).count === all.length
  if (all.length === 0) return null
  return (
    <p className="board-choose-all">
      <Button look="plain" aria-pressed={isAll} onClick={() => (isAll ? choice.clear() : choice.choose(all))}>
        {say(words.chooseAll, { count: all.length })}
      </Button>
    </p>
  )
}

/** What is chosen to be posted: how many, what they cost, and the press that posts them. */
export function ChosenGaps({ choice, chosen }: ChosenGapsProps) {
  const say = useSay()
  const { count, cost } = useValue(choice.chosen)
  if (count === 0) return null
  const holiday = chosen.find(({ day }) => holidayOn(day))
  return (
    <div className="board-chosen" role="group" aria-label={say(words.notPosted)}>
      <IconButton icon={close} label={words.clear} onClick={choice.clear} />
      <p aria-live="polite">
        <b>{say.count(words.chosen, count, { cost: dollars(cost) })}</b>
        {holiday && ` ${say(words.chosenHoliday, { day: dateWords(holiday.day, 'weekday', say.locale) })}`}
      </p>
      <Button look="primary" onClick={() => choice.post.run()}>
        {say.count(words.postChosen, count)}
      </Button>
    </div>
  )
}
