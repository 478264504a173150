import {
  createDocumentStore,
  describeFailure,
  documentsShown,
  exportRefusal,
  hasFile,
  mayExport,
} from '@homecare/sdk'
import { documentExportTexts, documentListTexts, uiTexts } from '@homecare/sdk/texts'
import { useEffect, useState } from 'react'
import { ProfileDialog } from '../caregivers/own/ProfileDialog'
import { useApp } from '../frame/app'
import type { ModalProps } from '../frame/screen'
import { Button } from '../kit/Button'
import { useCloseDialog } from '../kit/Dialog'
import { EmptyState } from '../kit/EmptyState'
import { ErrorState } from '../kit/ErrorState'
import { CheckboxGroup } from '../kit/fields/CheckboxGroup'
import { useSay } from '../kit/say'
import { Skeleton } from '../kit/Skeleton'
import { useValue } from '../kit/useValue'

/** Several documents as one file; those that may not leave say so (D2 §2, §6). */
export default function ExportDocumentsModal({ close }: ModalProps) {
  return (
    <ProfileDialog title={documentExportTexts.title} close={close}>
      {(leave) => <Choose onDone={leave} />}
    </ProfileDialog>
  )
}

function Choose({ onDone }: { onDone: () => void }) {
  const say = useSay()
  const { care, toasts } = useApp()
  const cancel = useCloseDialog()
  const [store] = useState(() => createDocumentStore(care, toasts))
  const [now] = useState(() => new Date())
  const [chosen, setChosen] = useState<readonly number[]>([])
  const [pressed, setPressed] = useState(false)
  const documents = useValue(store.documents.data)
  const error = useValue(store.documents.error)
  const busy = useValue(store.exportAll.busy)
  useEffect(() => void store.documents.load(), [store])
  if (!documents) {
    if (!error) return <Skeleton count={3} />
    return (
      <ErrorState
        level={3}
        title={documentListTexts.failed}
        message={describeFailure(error)}
        retry={() => store.documents.reload()}
      />
    )
  }
  const withFiles = documentsShown(documents, null, now).filter(hasFile)
  if (!withFiles.some(mayExport)) {
    return <EmptyState level={3} title={say(documentExportTexts.nothing)} />
  }
  const exportThem = async () => {
    setPressed(true)
    if (chosen.length === 0) return
    const made = await store.exportAll.run([...chosen])
    if (!made) return
    window.location.assign(made.url)
    onDone()
  }
  return (
    <>
      <p>{say(documentExportTexts.text)}</p>
      <CheckboxGroup
        label={documentExportTexts.documents}
        value={chosen}
        error={pressed && chosen.length === 0 ? documentExportTexts.choose : null}
        options={withFiles.map((document) => {
          const refusal = exportRefusal(document)
          return {
            value: document.id,
            label: document.name,
            disabled: refusal !== null,
            ...(refusal && { hint: refusal }),
          }
        })}
        onChange={setChosen}
      />
      <div className="row">
        <Button look="primary" busy={busy} onClick={exportThem}>
          {say(documentExportTexts.make)}
        </Button>
        <Button look="plain" onClick={cancel}>
          {say(uiTexts.cancel)}
        </Button>
      </div>
    </>
  )
}
