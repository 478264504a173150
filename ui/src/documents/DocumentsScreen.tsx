import type { PageHref } from '@homecare/sdk/addresses'
import {
  createDocumentStore,
  documentFilters,
  documentsShown,
  listDocuments,
  ownDocumentFilters,
  type DocumentFilter,
  type LegalDocument,
} from '@homecare/sdk/documents'
import { readFilters } from '@homecare/sdk/kit'
import { documentListTexts, pageTitles } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp, useNavigation } from '../frame/app'
import { redirectTo, type HeadOf, type Load, type ScreenProps } from '../frame/screen'
import { Button } from '../kit/Button'
import { Chip } from '../kit/figures/Chip'
import { EmptyState } from '../kit/states/EmptyState'
import { ErrorState } from '../kit/states/ErrorState'
import { withFilters } from '../kit/filterLinks'
import { plus } from '../kit/icons/care'
import { Link } from '../kit/Link'
import { Page } from '../kit/layout/Page'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'
import { withQuery } from '../frame/navigation'
import { useTakeIn } from '../frame/useTakeIn'
import { DocumentList } from './DocumentList'

interface DocumentsData {
  readonly documents: readonly LegalDocument[]
  /** The instant that statuses are judged at. */
  readonly now: string
}

export const load: Load<DocumentsData> = async ({ care, identity, query, signal }) => {
  if (identity.user_type === 'staff') redirectTo('/staff/documents')
  const id = Number(query.get('id'))
  if (Number.isSafeInteger(id) && id > 0) redirectTo(`/documents/view/${id}`)
  return { documents: await care.call(listDocuments, {}, { signal }), now: new Date().toISOString() }
}
export const head: HeadOf<DocumentsData> = () => ({ title: pageTitles.documents })

/** The own documents: filters stand in the address, and every row leads to its document. */
export default function DocumentsScreen({ data, path, query }: ScreenProps<DocumentsData>) {
  const say = useSay()
  const { care, toasts, report, session } = useApp()
  const isCaregiver = useValue(session.identity).user_type.endsWith('caregiver')
  const navigation = useNavigation()
  const [store] = useState(() => createDocumentStore(care, toasts, { loaded: data.documents, report }))
  useTakeIn(store.documents.set, data.documents)
  const documents = useValue(store.documents.data) ?? data.documents
  const error = useValue(store.documents.error)
  const now = new Date(data.now)
  const { filter } = readFilters(ownDocumentFilters, query)
  const shown = documentsShown(documents, filter, now)
  const hrefOf = (chosen: DocumentFilter | null) =>
    withQuery(path, withFilters(query, ownDocumentFilters, { filter: chosen }), { modal: null })
  return (
    <Page
      className="documents"
      width="home"
      title={say(documentListTexts.title)}
      lead={say(isCaregiver ? documentListTexts.lead : documentListTexts.leadOthers)}
      actions={
        <>
          <Link href="/documents/upload" look="primary" icon={plus}>
            {say(documentListTexts.add)}
          </Link>
          <Button onClick={() => void navigation.openModal('exportDocuments')}>
            {say(documentListTexts.export)}
          </Button>
        </>
      }
    >
      {error && (
        <ErrorState title={documentListTexts.failed} error={error} retry={() => store.documents.reload()} />
      )}
      <nav className="chips" aria-label={say(documentListTexts.filters)}>
        <Chip href={hrefOf(null)} current={filter === null}>
          {say(documentListTexts.all)}
        </Chip>
        {documentFilters.entries.map(({ id, label }) => (
          <Chip key={id} href={hrefOf(id)} current={filter === id}>
            {say(label)}
          </Chip>
        ))}
      </nav>
      <p className="hidden" role="status">
        {say.count(documentListTexts.count, shown.length)}
      </p>
      {shown.length > 0 ? (
        <DocumentList documents={shown} now={now} hrefOf={({ id }) => `/documents/view/${id}`} />
      ) : (
        <NoDocuments isFiltered={filter !== null} isCaregiver={isCaregiver} allHref={hrefOf(null)} />
      )}
    </Page>
  )
}

interface NoDocumentsProps {
  isFiltered: boolean
  /** Whom families hire: nobody else is told what they ask for. */
  isCaregiver: boolean
  allHref: PageHref
}

function NoDocuments({ isFiltered, isCaregiver, allHref }: NoDocumentsProps) {
  const say = useSay()
  if (!isFiltered) {
    return (
      <EmptyState title={say(documentListTexts.none)}>
        {isCaregiver && say(documentListTexts.noneHint)}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title={say(documentListTexts.noneOfFilter)}
      actions={
        <Link href={allHref} look="quiet">
          {say(documentListTexts.showAll)}
        </Link>
      }
    >
      {say(documentListTexts.noneOfFilterHint)}
    </EmptyState>
  )
}
