import { message } from '@homecare/sdk/kit'
import type { ProfilePhotoStore } from '@homecare/sdk/photos'
import { profilePhotoScreenTexts } from '@homecare/sdk/texts'
import { Button } from '../kit/Button'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'

/** A photo on its way, and how to stop it. */
export function PhotoSending({ store }: { store: ProfilePhotoStore }) {
  const say = useSay()
  const share = useValue(store.progress) ?? 0
  const percent = Math.floor(share * 100)
  return (
    <>
      <div className="photo-drop">
        <progress
          className="photo-progress"
          aria-label={say(profilePhotoScreenTexts.uploading)}
          max={100}
          value={percent}
        />
        <p className="soft">
          {say(
            share < 1
              ? message(profilePhotoScreenTexts.uploaded, { percent })
              : profilePhotoScreenTexts.looking,
          )}
        </p>
      </div>
      <div className="row">
        <Button look="plain" onClick={() => store.stop()}>
          {say(profilePhotoScreenTexts.stop)}
        </Button>
      </div>
    </>
  )
}
