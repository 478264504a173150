import { message } from '@homecare/sdk/kit'
import type { PictureStore } from '@homecare/sdk/photos'
import { pictureScreenTexts } from '@homecare/sdk/texts'
import { Button } from '../../kit/Button'
import { useSay } from '../../kit/say'
import { useValue } from '../../kit/useValue'

/** A photo on its way, and how to stop it. */
export function PhotoSending({ store }: { store: PictureStore }) {
  const say = useSay()
  const share = useValue(store.progress) ?? 0
  const percent = Math.floor(share * 100)
  return (
    <>
      <div className="photo-drop">
        <progress
          className="photo-progress"
          aria-label={say(pictureScreenTexts.uploading)}
          max={100}
          value={percent}
        />
        <p className="soft">
          {say(share < 1 ? message(pictureScreenTexts.uploaded, { percent }) : pictureScreenTexts.looking)}
        </p>
      </div>
      <div className="row">
        <Button look="plain" onClick={() => store.stop()}>
          {say(pictureScreenTexts.stop)}
        </Button>
      </div>
    </>
  )
}
