import type { ModalProps } from '../frame/screen'
import { ProfileDialog } from '../profileDialog/ProfileDialog'
import { PhotoEditor } from './PhotoEditor'
import { useAppsCamera } from './useAppsCamera'
import { useProfilePhoto } from './useProfilePhoto'

/** The profile photo, over the profile. */
export default function PictureModal({ close }: ModalProps) {
  const store = useAppsCamera(useProfilePhoto())
  return (
    <ProfileDialog modal="picture" close={close} dirty={store.unsaved}>
      {(leave) => <PhotoEditor store={store} leave={leave} />}
    </ProfileDialog>
  )
}
