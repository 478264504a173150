import { message, photoRules, type PictureStore } from '@homecare/sdk'
import { pictureScreenTexts, pictureTexts } from '@homecare/sdk/texts'
import { useId, type DragEvent } from 'react'
import { Button } from '../../kit/Button'
import { useSay } from '../../kit/say'
import { useValue } from '../../kit/useValue'

/** Chooses a photo and shows it on its way. */
export function PhotoUpload({ store }: { store: PictureStore }) {
  const say = useSay()
  const busy = useValue(store.upload.busy)
  if (busy) return <Sending store={store} />
  const drop = (event: DragEvent) => {
    event.preventDefault()
    const [file] = event.dataTransfer.files
    if (file) void store.upload.run(file)
  }
  return (
    <>
      <div className="photo-drop" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <label className="button" data-look="primary">
          {say(pictureTexts.upload)}
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
          {say(message(pictureScreenTexts.chooseHint, { megabytes: photoRules.maxMegabytes }))}
        </p>
      </div>
      <div className="row">
        <Button look="plain" onClick={() => store.go('cancel')}>
          {say(pictureTexts.cancel)}
        </Button>
      </div>
    </>
  )
}

function Sending({ store }: { store: PictureStore }) {
  const say = useSay()
  const id = useId()
  const share = useValue(store.progress) ?? 0
  const percent = Math.floor(share * 100)
  return (
    <>
      <div className="photo-drop">
        <p id={id}>
          <strong>{say(share < 1 ? pictureScreenTexts.uploading : pictureScreenTexts.looking)}</strong>
        </p>
        <progress className="photo-progress" aria-labelledby={id} max={100} value={percent} />
        <p className="soft">{say(message(pictureScreenTexts.uploaded, { percent }))}</p>
      </div>
      <div className="row">
        <Button look="plain" onClick={() => store.stop()}>
          {say(pictureScreenTexts.stop)}
        </Button>
      </div>
    </>
  )
}
