import type { FileUpload } from '@homecare/sdk/client'
import type { StoredFile } from '@homecare/sdk/documents'
import { message } from '@homecare/sdk/kit'
import { documentFormTexts } from '@homecare/sdk/texts'
import { Button } from '../kit/Button'
import { Icon } from '../kit/icons/Icon'
import { IconButton } from '../kit/IconButton'
import { alert, done, retry } from '../kit/icons/basic'
import { file as fileIcon, trash } from '../kit/icons/care'
import { useSay } from '../kit/say'
import { FileButton } from './FileButton'
import { sizeWords } from './sizeWords'
import { UploadProgress } from './UploadProgress'

interface FileItemProps {
  file: File | StoredFile
  upload: FileUpload | undefined
  /** The form is being sent. */
  busy: boolean
  onReplace: (files: File[]) => void
  onRemove: () => void
  onRetry: () => void
}

/** A file of the form: stored, or new and on its way. */
export function FileItem({ file, upload, busy, onReplace, onRemove, onRetry }: FileItemProps) {
  const say = useSay()
  const { name } = file
  return (
    <li className="document-file" data-state={upload?.state}>
      <Icon of={upload?.state === 'failed' ? alert : upload?.state === 'sent' ? done : fileIcon} />
      <div>
        <p className="document-file-name">
          {name} <span className="soft small">{say(sizeWords(file.size))}</span>
        </p>
        {busy && upload && <Sending name={name} upload={upload} />}
        {!busy && upload?.state === 'failed' && (
          <p className="problem">
            <span>{say(upload.error)}</span>
          </p>
        )}
        {!busy && (
          <p className="row">
            {upload?.state === 'failed' && (
              <Button icon={retry} onClick={onRetry}>
                {say(documentFormTexts.retry)}
              </Button>
            )}
            <FileButton
              label={documentFormTexts.replace}
              heard={message(documentFormTexts.replaceFile, { name })}
              onPick={onReplace}
            />
            <IconButton
              icon={trash}
              label={message(documentFormTexts.removeFile, { name })}
              onClick={onRemove}
            />
          </p>
        )}
      </div>
    </li>
  )
}

function Sending({ name, upload }: { name: string; upload: FileUpload }) {
  const say = useSay()
  if (upload.state === 'waiting') return <p className="soft small">{say(documentFormTexts.waiting)}</p>
  if (upload.state === 'sent') return <p className="soft small">{say(documentFormTexts.sent)}</p>
  if (upload.state === 'failed') return null
  return <UploadProgress label={message(documentFormTexts.sending, { name })} part={upload.part} />
}
