import {
  exportRefusal,
  hasFile,
  mayExport,
  type DocumentStore,
  type LegalDocument,
} from '@homecare/sdk/documents'
import { documentExportTexts, uiTexts } from '@homecare/sdk/texts'
import { useState } from 'react'
import { ProfileDialog } from '../profileDialog/ProfileDialog'
import type { ModalProps } from '../frame/screen'
import { Button } from '../kit/Button'
import { useCloseDialog } from '../kit/overlays/Dialog'
import { EmptyState } from '../kit/states/EmptyState'
import { CheckboxGroup } from '../kit/fields/CheckboxGroup'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'
import { LoadedDocuments } from './LoadedDocuments'

/** Several documents as one file; those that may not leave say so. */
export default function ExportDocumentsModal({ close }: ModalProps) {
  return (
    <ProfileDialog title={documentExportTexts.title} close={close}>
      {(leave) => (
        <LoadedDocuments>
          {(shown, store) => <Choose documents={shown.filter(hasFile)} store={store} onDone={leave} />}
        </LoadedDocuments>
      )}
    </ProfileDialog>
  )
}

interface ChooseProps {
  /** Those with a file. */
  documents: readonly LegalDocument[]
  store: DocumentStore
  onDone: () => void
}

function Choose({ documents, store, onDone }: ChooseProps) {
  const say = useSay()
  const cancel = useCloseDialog()
  const [chosen, setChosen] = useState<readonly number[]>([])
  const [pressed, setPressed] = useState(false)
  const busy = useValue(store.exportAll.busy)
  if (!documents.some(mayExport)) {
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
        options={documents.map((document) => {
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
