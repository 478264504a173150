import {
  cropNumbers,
  initialCrop,
  turnedSize,
  type CropNumbers,
  type ProfilePhotoStore,
} from '@homecare/sdk/photos'
import { profilePhotoScreenTexts, profilePhotoTexts } from '@homecare/sdk/texts'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { Button } from '../kit/Button'
import { ErrorState } from '../kit/states/ErrorState'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'
import type { CropperHandle } from './cropper'
import { CropTools } from './CropTools'

interface PhotoCropperProps {
  store: ProfilePhotoStore
  /** Address of the raw picture. */
  source: string
}

/** Cuts the photo: the square stays, the photo moves, turns and grows beneath it. */
export function PhotoCropper(props: PhotoCropperProps) {
  const [tries, setTries] = useState(0)
  const [failed, setFailed] = useState(false)
  if (!failed) return <Cropping key={tries} {...props} onFailed={() => setFailed(true)} />
  return (
    <ErrorState
      level={3}
      title={profilePhotoScreenTexts.cropperFailed}
      retry={() => {
        setTries((count) => count + 1)
        setFailed(false)
      }}
    />
  )
}

function Cropping({ store, source, onFailed }: PhotoCropperProps & { onFailed: () => void }) {
  const say = useSay()
  const image = useRef<HTMLImageElement>(null)
  const cropper = useCropper(store, image, onFailed)
  const saving = useValue(store.saveCrop.busy)
  const save = () => {
    const numbers = cropper && image.current && numbersOf(cropper, image.current)
    return numbers ? store.saveCrop.run(numbers) : undefined
  }
  return (
    <>
      {/* One picture, though the cropper draws it twice. */}
      <div
        className="photo-crop"
        role="img"
        aria-label={say(profilePhotoScreenTexts.crop)}
        aria-busy={!cropper}
      >
        <img ref={image} src={source} alt={say(profilePhotoScreenTexts.yourPhoto)} />
      </div>
      <CropTools cropper={cropper} />
      <div className="row">
        <Button look="primary" busy={saving} disabled={!cropper} onClick={save}>
          {say(profilePhotoTexts.savePhoto)}
        </Button>
        <Button onClick={() => store.go('upload')}>{say(profilePhotoTexts.uploadNew)}</Button>
        <Button look="plain" onClick={() => store.go('cancel')}>
          {say(profilePhotoTexts.cancel)}
        </Button>
      </div>
    </>
  )
}

/** The cropper once it stands. Its code comes only when there is something to cut. */
function useCropper(
  store: ProfilePhotoStore,
  image: RefObject<HTMLImageElement | null>,
  onFailed: () => void,
): CropperHandle | null {
  const [ready, setReady] = useState<CropperHandle | null>(null)
  const told = useRef(onFailed)
  useEffect(() => {
    let started: CropperHandle | undefined
    let gone = false
    const shown = image.current
    if (!shown) return
    Promise.all([import('./cropper'), shown.decode()]).then(
      ([{ startCropper }]) => {
        if (gone) return
        const first = initialCrop(store.analysis.peek(), sizeOf(shown))
        started = startCropper(shown, first, () => setReady(started ?? null))
      },
      () => gone || told.current(),
    )
    return () => {
      gone = true
      started?.destroy()
    }
  }, [store, image])
  return ready
}

function numbersOf(cropper: CropperHandle, image: HTMLImageElement): CropNumbers | null {
  const { rotate, ...box } = cropper.read()
  return cropNumbers(box, turnedSize(sizeOf(image), rotate), rotate)
}

const sizeOf = ({ naturalWidth, naturalHeight }: HTMLImageElement) => ({
  width: naturalWidth,
  height: naturalHeight,
})
