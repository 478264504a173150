import { message } from '@homecare/sdk/kit'
import { photoRules, type ProfilePhotoStore } from '@homecare/sdk/photos'
import { profilePhotoScreenTexts, profilePhotoTexts } from '@homecare/sdk/texts'
import type { DragEvent } from 'react'
import { Button } from '../kit/Button'
import { useSay } from '../kit/say'

/** Chooses a photo, or takes one that is dropped. */
export function PhotoUpload({ store }: { store: ProfilePhotoStore }) {
  const say = useSay()
  const drop = (event: DragEvent) => {
    event.preventDefault()
    const [file] = event.dataTransfer.files
    if (file) void store.upload.run(file)
  }
  return (
    <>
      <div className="photo-drop" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <label className="button" data-look="primary">
          {say(profilePhotoTexts.upload)}
          <input
            type="file"
            className="hidden"
            accept={photoRules.types.join()}
            onChange={({ target }) => {
              const [file] = target.files ?? []
              // The same file may be chosen again.
              target.value = ''
              if (file) void store.upload.run(file)
            }}
          />
        </label>
        <p className="soft">
          {say(message(profilePhotoScreenTexts.chooseHint, { megabytes: photoRules.maxMegabytes }))}
        </p>
      </div>
      <div className="row">
        <Button look="plain" onClick={() => store.go('cancel')}>
          {say(profilePhotoTexts.cancel)}
        </Button>
      </div>
    </>
  )
}
