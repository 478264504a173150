import {
  createDocumentStore,
  documentsShown,
  type DocumentStore,
  type LegalDocument,
} from '@homecare/sdk/documents'
import { documentListTexts } from '@homecare/sdk/texts'
import { useEffect, useState, type ReactNode } from 'react'
import { useApp } from '../frame/app'
import { ErrorState } from '../kit/states/ErrorState'
import { Skeleton } from '../kit/states/Skeleton'
import { useValue } from '../kit/useValue'

interface LoadedDocumentsProps {
  children: (shown: readonly LegalDocument[], store: DocumentStore, now: Date) => ReactNode
}

/** The own documents in a modal: loading, failed, or as they stand at the moment it opened. */
export function LoadedDocuments({ children }: LoadedDocumentsProps) {
  const { care, toasts, report } = useApp()
  const [store] = useState(() => createDocumentStore(care, toasts, { report }))
  const [now] = useState(() => new Date())
  const documents = useValue(store.documents.data)
  const error = useValue(store.documents.error)
  const loading = useValue(store.documents.loading)
  useEffect(() => void store.documents.load(), [store])
  if (documents) return children(documentsShown(documents, null, now), store, now)
  if (!error) return <Skeleton count={3} />
  return (
    <ErrorState
      level={3}
      title={documentListTexts.failed}
      error={error}
      retry={() => store.documents.reload()}
      busy={loading}
    />
  )
}
