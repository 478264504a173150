import { registerTexts } from '@homecare/sdk/texts'
import type { ScreenProps } from '../../frame/screen'
import { PhotoEditor } from '../photo/PhotoEditor'
import { usePicture } from '../photo/usePicture'
import { RegisterPage } from './RegisterPage'
import { headOfRegistration, loadRegistration, type RegistrationData } from './registration'

export const load = loadRegistration
export const head = headOfRegistration

export default function PictureStepScreen({ data }: ScreenProps<RegistrationData>) {
  return (
    <RegisterPage step="picture" title={registerTexts.pictureTitle} data={data}>
      {(_, next) => <PictureStep next={next} />}
    </RegisterPage>
  )
}

/** The photo; on to the introduction by Next, or by Skip while there is none. */
function PictureStep({ next }: { next: () => unknown }) {
  const store = usePicture()
  return <PhotoEditor store={store} leave={next} registering level={2} />
}
