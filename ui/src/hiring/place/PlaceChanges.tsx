import type { CarePlaceMoved, CarePlaceStore } from '@homecare/sdk/hiring'
import { describeFailure } from '@homecare/sdk/kit'
import { carePlaceTexts as words, kitTexts } from '@homecare/sdk/texts'
import { useSay } from '../../kit/say'
import { ErrorState } from '../../kit/states/ErrorState'
import { Problem } from '../../kit/states/Problem'
import { useValue } from '../../kit/useValue'

/** What the place that is entered brings with it: which visits move by how much, and who is told. */
export function PlaceChanges({ store: { preview, shown }, name }: { store: CarePlaceStore; name: string }) {
  const say = useSay()
  const asked = useValue(shown)
  const data = useValue(preview.data)
  const error = useValue(preview.error)
  const loading = useValue(preview.loading)
  if (asked === null) return null
  const wrong = error && Object.values(error.fieldErrors).flat()
  return (
    <div aria-live="polite" aria-busy={loading}>
      <p>
        <b>{say(words.brings)}</b>
      </p>
      {loading ? (
        <p className="soft">{say(words.looking)}</p>
      ) : wrong && wrong.length > 0 ? (
        wrong.map((text) => <Problem key={text}>{text}</Problem>)
      ) : error?.kind === 'conflict' ? (
        <Problem>{say(describeFailure(error))}</Problem>
      ) : error ? (
        <ErrorState
          level={3}
          title={kitTexts.somethingWentWrong}
          error={error}
          retry={() => preview.reload()}
          busy={loading}
        />
      ) : (
        data && <Changes moved={data} name={name} />
      )}
    </div>
  )
}

function Changes({ moved: { place, moves, kept }, name }: { moved: CarePlaceMoved; name: string }) {
  const say = useSay()
  return (
    <ul>
      {moves.length === 0 && <li>{say(words.sameTimes)}</li>}
      {moves.map(({ minutes, visits }) => (
        <li key={minutes}>
          {say.count(minutes < 0 ? words.movesEarlier : words.movesLater, visits, {
            city: place.city,
            hours: say.count(words.hours, Math.abs(minutes) / 60),
          })}
        </li>
      ))}
      {kept > 0 && <li>{say.count(words.kept, kept)}</li>}
      <li>{say(words.tells, { name })}</li>
    </ul>
  )
}
