import { registerTexts } from '@homecare/sdk/texts'
import type { ScreenProps } from '../frame/screen'
import { PhotoEditor } from '../photos/PhotoEditor'
import { useProfilePhoto } from '../photos/useProfilePhoto'
import { RegisterPage } from './RegisterPage'
import { headOfRegistration, loadRegistration, type RegistrationData } from './registration'

export const load = loadRegistration
export const head = headOfRegistration

export default function PhotoStepScreen({ data }: ScreenProps<RegistrationData>) {
  return (
    <RegisterPage step="picture" title={registerTexts.photoTitle} data={data}>
      {(_, next) => <PhotoStep next={next} />}
    </RegisterPage>
  )
}

/** The photo; on to the introduction by Next, or by Skip while there is none. */
function PhotoStep({ next }: { next: () => unknown }) {
  const store = useProfilePhoto()
  return <PhotoEditor store={store} leave={next} registering level={2} />
}
