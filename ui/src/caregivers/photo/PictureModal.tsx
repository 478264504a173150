import type { ModalProps } from '../../frame/screen'
import { ProfileDialog } from '../own/ProfileDialog'
import { PhotoEditor } from './PhotoEditor'
import { useAppsCamera } from './useAppsCamera'
import { usePicture } from './usePicture'

/** The profile photo, over the profile. */
export default function PictureModal({ close }: ModalProps) {
  const store = useAppsCamera(usePicture())
  return (
    <ProfileDialog modal="picture" close={close} dirty={store.unsaved}>
      {(leave) => <PhotoEditor store={store} leave={leave} />}
    </ProfileDialog>
  )
}
