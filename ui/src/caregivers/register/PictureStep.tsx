import { PhotoEditor } from '../photo/PhotoEditor'
import { usePicture } from '../photo/usePicture'
import type { RegisterStepProps } from './RegisterStepProps'

/** The photo; on to the introduction by Next, or by Skip while there is none (D2 §2). */
export function PictureStep({ next }: RegisterStepProps) {
  const store = usePicture()
  return <PhotoEditor store={store} leave={next} registering level={2} />
}
