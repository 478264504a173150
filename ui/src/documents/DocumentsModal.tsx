import { createDocumentStore, describeFailure, documentsShown, formatDocumentDate } from '@homecare/sdk'
import { documentListTexts } from '@homecare/sdk/texts'
import { useEffect, useState } from 'react'
import { modalHref } from '../caregivers/own/modalHref'
import { useProfileStore } from '../caregivers/own/openProfile'
import { ProfileDialog } from '../caregivers/own/ProfileDialog'
import { useApp } from '../frame/app'
import type { ModalProps } from '../frame/screen'
import { EmptyState } from '../kit/EmptyState'
import { ErrorState } from '../kit/ErrorState'
import { plus } from '../kit/icons/care'
import { Link } from '../kit/Link'
import { useSay } from '../kit/say'
import { Skeleton } from '../kit/Skeleton'
import { useValue } from '../kit/useValue'
import { DocumentList } from './DocumentList'

/** The documents over the profile, with Add, and when the background check began once it is complete (D2 §2). */
export default function DocumentsModal({ close }: ModalProps) {
  return (
    <ProfileDialog modal="documents" close={close} shape="wide">
      {() => <Documents />}
    </ProfileDialog>
  )
}

function Documents() {
  const say = useSay()
  const { care, toasts } = useApp()
  const [store] = useState(() => createDocumentStore(care, toasts))
  const [now] = useState(() => new Date())
  const documents = useValue(store.documents.data)
  const error = useValue(store.documents.error)
  const loading = useValue(store.documents.loading)
  useEffect(() => void store.documents.load(), [store])
  if (!documents) {
    if (!error) return <Skeleton count={3} />
    return (
      <ErrorState
        level={3}
        title={documentListTexts.failed}
        message={describeFailure(error)}
        retry={() => store.documents.reload()}
        busy={loading}
      />
    )
  }
  const shown = documentsShown(documents, null, now)
  return (
    <>
      <BackgroundCheckStart />
      {shown.length > 0 ? (
        <DocumentList
          documents={shown}
          now={now}
          hrefOf={({ id }) => modalHref('document', { id })}
          level={3}
        />
      ) : (
        <EmptyState level={3} title={say(documentListTexts.none)}>
          {say(documentListTexts.noneHint)}
        </EmptyState>
      )}
      <p>
        <Link href={modalHref('document')} look="primary" icon={plus}>
          {say(documentListTexts.add)}
        </Link>
      </p>
    </>
  )
}

function BackgroundCheckStart() {
  const say = useSay()
  const extras = useValue(useProfileStore().extras.data)
  const check = extras?.backgroundCheck
  if (!check?.completed_on || !check.started_on) return null
  return (
    <p className="soft">
      {say(documentListTexts.backgroundCheck, { date: formatDocumentDate(check.started_on) })}
    </p>
  )
}
