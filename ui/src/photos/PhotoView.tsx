import { leaveButton, type ProfilePhotoStore, type ProfilePhoto } from '@homecare/sdk/photos'
import { profilePhotoScreenTexts, profilePhotoTexts } from '@homecare/sdk/texts'
import { PhotoStanding } from './PhotoStanding'
import { Button } from '../kit/Button'
import { Icon } from '../kit/icons/Icon'
import { person } from '../kit/icons/basic'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'

interface PhotoViewProps {
  store: ProfilePhotoStore
  photo: ProfilePhoto
  leave: () => void
  registering: boolean
}

/** The photo as families see it. */
export function PhotoView({ store, photo, leave, registering }: PhotoViewProps) {
  const say = useSay()
  const opening = useValue(store.edit.busy)
  const hasPhoto = photo.photo !== null
  return (
    <>
      <div className="photo-square">
        {photo.photo ? (
          <img src={photo.photo} alt={say(profilePhotoScreenTexts.yourPhoto)} width={768} height={768} />
        ) : (
          <p className="photo-none soft">
            <Icon of={person} />
            {say(profilePhotoScreenTexts.noPhoto)}
          </p>
        )}
      </div>
      <PhotoStanding photo={photo} />
      <div className="row">
        <Button look={hasPhoto ? 'primary' : 'quiet'} onClick={leave}>
          {say(leaveButton(registering, hasPhoto))}
        </Button>
        {photo.raw_photo && (
          <Button busy={opening} onClick={() => store.edit.run()}>
            {say(profilePhotoTexts.editPhoto)}
          </Button>
        )}
        <Button look={hasPhoto ? 'quiet' : 'primary'} onClick={() => store.go('upload')}>
          {say(hasPhoto ? profilePhotoTexts.uploadNew : profilePhotoTexts.addPhoto)}
        </Button>
      </div>
    </>
  )
}
