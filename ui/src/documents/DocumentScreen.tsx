import { createDocumentStore, getDocument, leavesDocument, type LegalDocument } from '@homecare/sdk/documents'
import { isApiError } from '@homecare/sdk/kit'
import { documentFormTexts, pageTitles } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp, useNavigation } from '../frame/app'
import { redirectTo, type HeadOf, type Load, type ScreenProps } from '../frame/screen'
import { Page } from '../kit/layout/Page'
import { useSay } from '../kit/say'
import { DocumentEditor } from './DocumentEditor'

interface DocumentData {
  /** null for a new one. */
  readonly document: LegalDocument | null
  readonly now: string
}

/** An id in the path or in `?id=` means a document that is there; without one it is new. One that fails leads back. */
export const load: Load<DocumentData> = async ({ care, params, query, signal }) => {
  const now = new Date().toISOString()
  const id = params['docId'] ?? query.get('id')
  if (!id) return { document: null, now }
  try {
    return { document: await care.call(getDocument, { id }, { signal }), now }
  } catch (failure) {
    if (isApiError(failure) && failure.kind === 'unauthenticated') throw failure
    if (leavesDocument(failure)) redirectTo('/documents')
    throw failure
  }
}
export const head: HeadOf<DocumentData> = ({ document }) => ({
  title: document?.name ?? pageTitles.newDocument,
})

/** One document: read, edited, replaced, exported, deleted. */
export default function DocumentScreen({ data, params }: ScreenProps<DocumentData>) {
  const say = useSay()
  const { care, toasts, report } = useApp()
  const navigation = useNavigation()
  const [store] = useState(() => createDocumentStore(care, toasts, { report }))
  const { document } = data
  return (
    <Page className="document" width="read" title={document?.name ?? say(documentFormTexts.newTitle)}>
      <DocumentEditor
        key={document?.id}
        store={store}
        document={document}
        now={new Date(data.now)}
        editing={params['mode'] === 'edit'}
        onDone={() => void navigation.go('/documents')}
      />
    </Page>
  )
}
