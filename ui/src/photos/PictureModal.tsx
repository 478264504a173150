import type { ModalProps } from '../frame/screen'
import { ProfileDialog } from '../profileDialog/ProfileDialog'
import { useReloadBeneath } from '../profileDialog/useReloadBeneath'
import { PhotoEditor } from './PhotoEditor'
import { useAppsCamera } from './useAppsCamera'
import { useProfilePhoto } from './useProfilePhoto'

/** The profile photo, over the profile. */
export default function PictureModal({ close }: ModalProps) {
  const store = useAppsCamera(useProfilePhoto())
  useReloadBeneath()
  return (
    <ProfileDialog modal="picture" close={close} dirty={store.unsaved}>
      {(leave) => <PhotoEditor store={store} leave={leave} />}
    </ProfileDialog>
  )
}
