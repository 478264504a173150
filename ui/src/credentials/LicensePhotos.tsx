import type { EditedPhoto, LicenseEditor } from '@homecare/sdk/credentials'
import { message, type Sayable } from '@homecare/sdk/kit'
import { photoRules } from '@homecare/sdk/photos'
import { documentFormTexts, licenseScreenTexts, licenseTexts } from '@homecare/sdk/texts'
import { useState } from 'react'
import { FileButton } from '../documents/FileButton'
import { RemovePhotoDialog } from '../documents/RemovePhotoDialog'
import { UploadProgress } from '../documents/UploadProgress'
import { Button } from '../kit/Button'
import { Icon } from '../kit/icons/Icon'
import { IconButton } from '../kit/IconButton'
import { retry } from '../kit/icons/basic'
import { file as fileIcon, plus, trash } from '../kit/icons/care'
import { Field } from '../kit/fields/Field'
import { Problem } from '../kit/states/Problem'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'

/** The photos of a license: each with its words, its progress and its failure. */
export function LicensePhotos({ editor, name }: { editor: LicenseEditor; name: Sayable }) {
  const say = useSay()
  const photos = useValue(editor.photos)
  const refused = useValue(editor.refused)
  return (
    <section className="license-photos" aria-labelledby="license-photos">
      <h3 id="license-photos">{say(licenseScreenTexts.photos)}</h3>
      <p className="hint">{say(licenseScreenTexts.photosHint)}</p>
      {photos.length > 0 && (
        <ul role="list">
          {photos.map((photo, index) => (
            <li key={photo.key}>
              <OnePhoto editor={editor} photo={photo} number={index + 1} name={name} />
            </li>
          ))}
        </ul>
      )}
      <div role="alert">{refused && <Problem>{say(refused)}</Problem>}</div>
      <p>
        <FileButton
          look="quiet"
          icon={plus}
          label={licenseScreenTexts.addPhoto}
          accept={photoRules.types.join()}
          multiple
          onPick={(files) => void editor.addPhotos(files)}
        />
      </p>
    </section>
  )
}

interface OnePhotoProps {
  editor: LicenseEditor
  photo: EditedPhoto
  number: number
  name: Sayable
}

function OnePhoto({ editor, photo, number, name }: OnePhotoProps) {
  const say = useSay()
  const { key, photo: kept, upload, error } = photo
  const [asking, setAsking] = useState(false)
  const problem = upload?.state === 'failed' ? upload.error : error
  return (
    <div className="license-photo">
      {kept ? (
        <img
          src={kept.photo}
          alt={kept.description || say(message(licenseScreenTexts.photoOf, { number, name: say(name) }))}
          width="96"
          height="72"
        />
      ) : (
        <Icon of={fileIcon} />
      )}
      <div className="stack" data-gap="small">
        {kept && <Description editor={editor} photo={photo} description={kept.description} />}
        {upload?.state === 'waiting' && <p className="soft">{say(licenseScreenTexts.photoWaits)}</p>}
        {upload?.state === 'sending' && (
          <UploadProgress label={message(licenseScreenTexts.photoSending, { number })} part={upload.part} />
        )}
        <span className="hint" role="status">
          {upload?.state === 'sent' ? say(licenseTexts.photoAdded) : ''}
        </span>
        {problem && (
          <div role="alert">
            <Problem>{say(problem)}</Problem>
          </div>
        )}
        {upload?.state !== 'sending' && (
          <p className="row">
            {upload?.state === 'failed' && (
              <Button
                icon={retry}
                aria-label={say(licenseScreenTexts.retryPhoto, { number })}
                onClick={() => editor.retry(key)}
              >
                {say(documentFormTexts.retry)}
              </Button>
            )}
            <IconButton
              icon={trash}
              label={message(licenseScreenTexts.removePhoto, { number })}
              onClick={() => (kept ? setAsking(true) : void editor.removePhoto(key))}
            />
          </p>
        )}
      </div>
      {asking && (
        <RemovePhotoDialog
          title={message(licenseScreenTexts.removePhotoAsk, { number })}
          onRemove={() => editor.removePhoto(key)}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}

interface DescriptionProps {
  editor: LicenseEditor
  photo: EditedPhoto
  description: string
}

/** Saved when it is left. */
function Description({ editor, photo, description }: DescriptionProps) {
  const say = useSay()
  const [words, setWords] = useState(description)
  const [saved, setSaved] = useState(false)
  return (
    <>
      <Field
        label={licenseScreenTexts.describe}
        value={words}
        onChange={(typed) => {
          setWords(typed)
          setSaved(false)
        }}
        onBlur={() => void editor.describe(photo.key, words.trim()).then(setSaved)}
      />
      <span className="hint" role="status">
        {saved ? say(licenseScreenTexts.descriptionSaved) : ''}
      </span>
    </>
  )
}
