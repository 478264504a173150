import {
  documentBanner,
  documentStatus,
  exportRefusal,
  fileFields,
  formButton,
  mayDelete,
  mayEdit,
  mayExport,
  openingMode,
  type DocumentStore,
  type LegalDocument,
} from '@homecare/sdk/documents'
import { message, type Locale, dateWords } from '@homecare/sdk/kit'
import { documentFormTexts } from '@homecare/sdk/texts'
import type { Signal } from '@preact/signals-core'
import { useState } from 'react'
import { useToasts } from '../frame/app'
import { useBackCloses } from '../frame/useBackCloses'
import { Banner } from '../kit/states/Banner'
import { Button } from '../kit/Button'
import { ChangedSince } from '../kit/overlays/ChangedSince'
import { ConfirmDialog } from '../kit/overlays/ConfirmDialog'
import { IconButton } from '../kit/IconButton'
import { edit, trash } from '../kit/icons/care'
import { useSay } from '../kit/say'
import { useRemoval } from '../kit/useRemoval'
import { useValue } from '../kit/useValue'
import { DocumentForm } from './DocumentForm'
import { DocumentView } from './DocumentView'

interface DocumentEditorProps {
  store: DocumentStore
  /** null for a new one. */
  document: LegalDocument | null
  now: Date
  /** Opens for editing where it may be edited at all. */
  editing?: boolean
  /** Told whether something is typed that is not saved. */
  dirty?: Signal<boolean>
  onDone: () => void
}

/** A document in its two modes: to be read, and to be edited. */
export function DocumentEditor({ store, document: found, now, editing, dirty, onDone }: DocumentEditorProps) {
  const toasts = useToasts()
  // As it is now, where somebody has changed it since it was loaded.
  const changed = useValue(store.changed)
  const document = changed && changed.id === found?.id ? changed : found
  const [mode, setMode] = useState(() =>
    editing && (!document || mayEdit(document, now)) ? 'edit' : openingMode(document, now),
  )
  return (
    <>
      {document && <StatusBanner document={document} now={now} />}
      {mode === 'edit' || !document ? (
        <DocumentForm
          store={store}
          document={document}
          now={now}
          dirty={dirty}
          onCancel={() => (document ? setMode('view') : onDone())}
          onSaved={() => {
            toasts.success(documentFormTexts.saved)
            onDone()
          }}
        />
      ) : (
        <>
          <DocumentView document={document} />
          <ViewActions
            store={store}
            document={document}
            now={now}
            onEdit={() => setMode('edit')}
            onDone={onDone}
          />
        </>
      )}
    </>
  )
}

/** A requested document warns, an expired one is an error; what staff wrote stands with it. */
function StatusBanner({ document, now }: { document: LegalDocument; now: Date }) {
  const say = useSay()
  const banner = documentBanner(document, now)
  if (!banner) return null
  return (
    <Banner tone={banner.kind === 'error' ? 'bad' : 'warn'} title={say(banner.text)}>
      {document.request_note && documentStatus(document, now) === 'requested' && (
        <p>
          <strong>{say(documentFormTexts.askedFor)}: </strong>
          {document.request_note}
        </p>
      )}
    </Banner>
  )
}

interface ViewActionsProps {
  store: DocumentStore
  document: LegalDocument
  now: Date
  onEdit: () => void
  onDone: () => void
}

function ViewActions({ store, document, now, onEdit, onDone }: ViewActionsProps) {
  const say = useSay()
  const removal = useRemoval<LegalDocument, 'this'>(store.remove, onDone)
  const refusal = exportRefusal(document)
  const exporting = useValue(store.exportAll.busy)
  const exportIt = async () => {
    const file = await store.exportAll.run([document.id])
    if (file) window.location.assign(file.url)
  }
  return (
    <div className="row">
      {mayEdit(document, now) && (
        <Button look="primary" icon={edit} onClick={onEdit}>
          {say(formButton(document, 'view', now))}
        </Button>
      )}
      {mayEdit(document, now) && (
        <span className="document-export" title={refusal ? say(refusal) : undefined}>
          <Button
            busy={exporting}
            disabled={!mayExport(document)}
            aria-describedby={refusal ? 'export-refusal' : undefined}
            onClick={exportIt}
          >
            {say(documentFormTexts.export)}
          </Button>
          {refusal && (
            <span className="hint" id="export-refusal">
              {say(refusal)}
            </span>
          )}
        </span>
      )}
      {mayDelete(document) && (
        <IconButton icon={trash} label={documentFormTexts.delete} onClick={() => removal.ask('this')} />
      )}
      {removal.asked && <DeleteDialog removal={removal} document={document} />}
    </div>
  )
}

interface DeleteDialogProps {
  removal: ReturnType<typeof useRemoval<LegalDocument, 'this'>>
  document: LegalDocument
}

function DeleteDialog({ removal, document }: DeleteDialogProps) {
  const say = useSay()
  return (
    <ConfirmDialog
      title={message(documentFormTexts.deleteTitle, { name: document.name })}
      confirm={documentFormTexts.delete}
      danger
      busy={removal.busy}
      onConfirm={() => removal.confirm(document)}
      onClose={removal.close}
      onStanding={useBackCloses()}
    >
      {removal.isChanged && <ChangedSince what={contentWords(document, say.locale)} />}
      <p>{say(documentFormTexts.deleteText)}</p>
    </ConfirmDialog>
  )
}

/** What a document says besides its name. */
function contentWords(document: LegalDocument, locale: Locale): string {
  const { doc_ref_id, expiry_date, user_note } = document
  const files = fileFields.flatMap((place) => document[place]?.name ?? [])
  const expiry = expiry_date && dateWords(expiry_date, 'day', locale)
  return [doc_ref_id, expiry, user_note, ...files].filter(Boolean).join(', ')
}
