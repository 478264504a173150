import {
  checkPickedFile,
  documentFiles,
  fileFields,
  withFile,
  type DocumentForm,
  type FilePlace,
  type FilePlaces,
  type StoredFile,
} from '@homecare/sdk/documents'
import { message, bytesPerMegabyte, type BoundText } from '@homecare/sdk/kit'
import { documentFormTexts, documentTexts } from '@homecare/sdk/texts'
import { useState, type DragEvent } from 'react'
import { useBinding } from '../kit/fields/binding'
import { plus } from '../kit/icons/care'
import { Problem } from '../kit/states/Problem'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'
import { FileButton } from './FileButton'
import { FileItem } from './FileItem'
import './Documents.css'

type Files = FilePlaces<StoredFile, File>

/** One to five files: picked, dropped, replaced, taken out, each with its progress and its failure. */
export function FilesField({ form }: { form: DocumentForm }) {
  const say = useSay()
  const field = useBinding<Files, DocumentForm>({ form, name: 'files' })
  const uploads = useValue(form.uploads)
  const [refused, setRefused] = useState<readonly BoundText[]>([])
  const [over, setOver] = useState(false)
  const taken = fileFields.filter((place) => field.value[place])
  const isFull = taken.length >= documentFiles.max

  function add(picked: readonly File[]) {
    const problems: BoundText[] = []
    let files: Files = field.value
    for (const file of picked) {
      const problem = checkPickedFile(file)
      const next = problem ? null : withFile<StoredFile, File>(files, file)
      if (next) files = next
      else problems.push(problem ?? message(documentTexts.tooManyFiles, { max: documentFiles.max }))
    }
    setRefused(problems)
    if (files !== field.value) field.set(files)
  }
  function replace(place: FilePlace, file: File | undefined) {
    if (!file) return
    const problem = checkPickedFile(file)
    setRefused(problem ? [problem] : [])
    if (!problem) field.change((files) => ({ ...files, [place]: file }))
  }
  const dropped = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (!field.busy) add([...event.dataTransfer.files])
  }
  const hint = message(documentFormTexts.filesHint, {
    max: documentFiles.max,
    megabytes: documentFiles.maxBytes / bytesPerMegabyte,
  })
  const describedBy = [`${field.id}-hint`, field.error && `${field.id}-error`].filter(Boolean).join(' ')

  return (
    <div
      className="field files-field"
      role="group"
      aria-labelledby={`${field.id}-label`}
      data-wrong={field.error ? '' : undefined}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={dropped}
    >
      <span className="label" id={`${field.id}-label`}>
        {say(documentFormTexts.files)}
      </span>
      <p className="hint" id={`${field.id}-hint`}>
        {say(hint)}
      </p>
      {field.error && <Problem id={`${field.id}-error`}>{say(field.error)}</Problem>}
      {taken.length > 0 && (
        <ul className="document-files" role="list">
          {taken.map((place) => (
            <FileItem
              key={place}
              file={field.value[place]!}
              upload={uploads[place]}
              busy={field.busy}
              onReplace={(files) => replace(place, files[0])}
              onRemove={() => field.change((files) => ({ ...files, [place]: null }))}
              onRetry={() => void form.submit()}
            />
          ))}
        </ul>
      )}
      <div role="alert">
        {refused.map((problem, index) => (
          <Problem key={index}>
            {say(documentFormTexts.notPicked)}: {say(problem)}
          </Problem>
        ))}
      </div>
      {isFull ? (
        <p className="hint">{say(documentFormTexts.full, { max: documentFiles.max })}</p>
      ) : (
        <p className="row">
          <FileButton
            id={field.id}
            look="quiet"
            icon={plus}
            label={taken.length > 0 ? documentFormTexts.chooseMore : documentFormTexts.choose}
            multiple
            disabled={field.busy}
            describedBy={describedBy}
            onPick={add}
          />
          <span className="files-field-drop soft">{say(documentFormTexts.drop)}</span>
        </p>
      )}
    </div>
  )
}
