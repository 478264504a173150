import { carePlaceTexts as words } from '@homecare/sdk/texts'
import { useNavigation } from '../../frame/app'
import { Button } from '../../kit/Button'
import { useSay } from '../../kit/say'
import { useValue } from '../../kit/useValue'
import type { OpenHire } from './hireSteps'

/** Where the care is, of a family whose address is known, so that nobody asked for it; and the way to another. */
export function KnownPlace({ flow }: Pick<OpenHire, 'flow'>) {
  const say = useSay()
  const navigation = useNavigation()
  const steps = useValue(flow.steps)
  const { address, place } = useValue(flow.form.data)
  if (steps.includes('location') || !place) return null
  return (
    <div className="row" data-spread>
      <p>{say(words.known, { address: `${address}, ${place.city}, ${place.state}` })}</p>
      <Button look="plain" onClick={() => void navigation.openModal('editLocation')}>
        {say(words.change)}
      </Button>
    </div>
  )
}
