import { message } from '@homecare/sdk/kit'
import { photoRules } from '@homecare/sdk/photos'
import { nursingTimesheetLimits, type NursingTimesheetEditor } from '@homecare/sdk/timesheets'
import { nursingSheetTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { FileButton } from '../documents/FileButton'
import { RemovePhotoDialog } from '../documents/RemovePhotoDialog'
import { UploadProgress } from '../documents/UploadProgress'
import { useBinding } from '../kit/fields/binding'
import { FieldFrame } from '../kit/fields/FieldFrame'
import { Icon } from '../kit/icons/Icon'
import { IconButton } from '../kit/IconButton'
import { file as fileIcon, plus, trash } from '../kit/icons/care'
import { Problem } from '../kit/states/Problem'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'

/** The photos of the signed paper: stored ones, and picked ones with their progress and failure. */
export function SheetPhotos({ editor }: { editor: NursingTimesheetEditor }) {
  const say = useSay()
  const field = useBinding<number, NursingTimesheetEditor['form']>({ form: editor.form, name: 'photos' })
  const busy = useValue(editor.form.busy)
  const stored = useValue(editor.timesheet)?.photos ?? []
  const waiting = useValue(editor.waiting)
  const refused = useValue(editor.refused)
  const [asked, setAsked] = useState<{ id: number; number: number } | null>(null)
  const texts = {
    label: words.photos,
    hint: message(words.photosHint, { max: nursingTimesheetLimits.photosMax }),
    required: true,
  }
  return (
    <FieldFrame field={field} texts={texts} group="group">
      {stored.length + waiting.length > 0 && (
        <ul className="shift-photos" role="list">
          {stored.map(({ id, photo }, index) => (
            <li key={id}>
              <img src={photo} alt={say(words.photo, { number: index + 1 })} width="96" height="72" />
              {!busy && (
                <IconButton
                  icon={trash}
                  label={message(words.removePhoto, { number: index + 1 })}
                  onClick={() => setAsked({ id, number: index + 1 })}
                />
              )}
            </li>
          ))}
          {waiting.map(({ key, file, upload }) => (
            <li key={key}>
              <Icon of={fileIcon} />
              <div>
                <p>{file.name}</p>
                {upload.state === 'sending' ? (
                  <UploadProgress label={message(words.sending, { name: file.name })} part={upload.part} />
                ) : upload.state === 'failed' ? (
                  <div role="alert">
                    <Problem>{say(upload.error)}</Problem>
                  </div>
                ) : (
                  <p className="soft small">{say(words.photoWaits)}</p>
                )}
              </div>
              {!busy && (
                <IconButton
                  icon={trash}
                  label={message(words.removeWaiting, { name: file.name })}
                  onClick={() => editor.dropPhoto(key)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {asked && (
        <RemovePhotoDialog
          title={message(words.removePhotoAsk, { number: asked.number })}
          onRemove={() => editor.removePhoto(asked.id)}
          onClose={() => setAsked(null)}
        />
      )}
      <div role="alert">{refused && <Problem>{say(refused)}</Problem>}</div>
      <p>
        <FileButton
          id={field.id}
          look="quiet"
          icon={plus}
          label={words.addPhoto}
          accept={photoRules.types.join()}
          multiple
          disabled={busy}
          onPick={(files) => editor.addPhotos(files)}
        />
      </p>
    </FieldFrame>
  )
}
