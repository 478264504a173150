import { describeFailure, type PictureStore } from '@homecare/sdk'
import { pictureScreenTexts } from '@homecare/sdk/texts'
import { useState } from 'react'
import { Banner } from '../../kit/Banner'
import { Button } from '../../kit/Button'
import { ErrorState } from '../../kit/ErrorState'
import { useSay } from '../../kit/say'
import { Skeleton } from '../../kit/Skeleton'
import { useValue } from '../../kit/useValue'
import './Photo.css'
import { PhotoCropper } from './PhotoCropper'
import { PhotoGuide } from './PhotoGuide'
import { PhotoUpload } from './PhotoUpload'
import { PhotoView } from './PhotoView'

interface PhotoEditorProps {
  store: PictureStore
  /** Where Done, Next or Skip leads. */
  leave: () => void
  /** A step of the registration: Next, or Skip while there is no photo. */
  registering?: boolean
}

/** The three modes of the picture screen (D2 §2, §4): in a modal, or as a step of the registration. */
export function PhotoEditor({ store, leave, registering = false }: PhotoEditorProps) {
  const say = useSay()
  const mode = useValue(store.mode)
  const photo = useValue(store.photo)
  const error = useValue(store.load.error)
  const [guided, setGuided] = useState(false)
  if (!photo) {
    return error ? (
      <ErrorState
        level={3}
        title={pictureScreenTexts.loadFailed}
        message={describeFailure(error)}
        retry={() => store.load.run()}
      />
    ) : (
      <Skeleton shape="box" />
    )
  }
  return (
    <div className="photo-editor stack">
      <p className="soft">{say(pictureScreenTexts.lead)}</p>
      <Problem store={store} />
      {mode === 'viewing' && (
        <PhotoView store={store} photo={photo} leave={leave} registering={registering} />
      )}
      {mode === 'uploading' && <PhotoUpload store={store} />}
      {mode === 'editing' && photo.raw_photo && (
        <PhotoCropper key={photo.raw_photo} store={store} source={photo.raw_photo} />
      )}
      <div className="row">
        <Button look="plain" onClick={() => setGuided(true)}>
          {say(pictureScreenTexts.guide)}
        </Button>
      </div>
      {guided && <PhotoGuide onClose={() => setGuided(false)} />}
    </div>
  )
}

/** Why an upload or a crop did not succeed, or what the analysis says of the photo (D2 §5, §8). */
function Problem({ store }: { store: PictureStore }) {
  const say = useSay()
  const problem = useValue(store.problem)
  const reasons = useValue(store.reasons)
  const canRetry = useValue(store.canRetry)
  const verdict = useValue(store.verdict)
  const mode = useValue(store.mode)
  if (problem) {
    return (
      <Banner
        tone="bad"
        level={3}
        live
        title={say(problem)}
        actions={
          canRetry && (
            <Button look="primary" onClick={() => store.retry()}>
              {say(pictureScreenTexts.retry)}
            </Button>
          )
        }
      >
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
