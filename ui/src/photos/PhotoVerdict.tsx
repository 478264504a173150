import type { ProfilePhotoStore } from '@homecare/sdk/photos'
import { profilePhotoScreenTexts } from '@homecare/sdk/texts'
import { Banner } from '../kit/states/Banner'
import { Button } from '../kit/Button'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'

/** Why an upload or a crop did not succeed, or what the analysis says of the photo. */
export function PhotoVerdict({ store }: { store: ProfilePhotoStore }) {
  const say = useSay()
  const problem = useValue(store.problem)
  const reasons = useValue(store.reasons)
  const canRetry = useValue(store.canRetry)
  const verdict = useValue(store.verdict)
  const mode = useValue(store.mode)
  if (problem) {
    const retry = canRetry && (
      <Button look="primary" onClick={() => void store.retry()}>
        {say(profilePhotoScreenTexts.retry)}
      </Button>
    )
    return (
      <Banner tone="bad" live actions={retry}>
        <p>{say(problem)}</p>
        {reasons.map((reason) => (
          <p key={reason}>{reason}</p>
        ))}
      </Banner>
    )
  }
  if (!verdict || mode === 'uploading') return null
  return (
    <Banner tone={verdict.good ? 'good' : 'bad'} live>
      <p>{say(verdict.text)}</p>
    </Banner>
  )
}
