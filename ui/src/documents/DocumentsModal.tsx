import type { LegalDocument } from '@homecare/sdk/documents'
import { formatDocumentDate } from '@homecare/sdk/kit'
import { documentListTexts } from '@homecare/sdk/texts'
import { modalHref } from '../profileDialog/modalHref'
import { useProfileStore } from '../profileDialog/openProfile'
import { ProfileDialog } from '../profileDialog/ProfileDialog'
import type { ModalProps } from '../frame/screen'
import { EmptyState } from '../kit/states/EmptyState'
import { plus } from '../kit/icons/care'
import { Link } from '../kit/Link'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'
import { BackgroundRow } from '../screening/BackgroundRow'
import { DocumentList } from './DocumentList'
import { LoadedDocuments } from './LoadedDocuments'

/** The documents over the profile, with Add, and when the background check began once it is complete. */
export default function DocumentsModal({ close }: ModalProps) {
  return (
    <ProfileDialog modal="documents" close={close} shape="wide">
      {() => (
        <LoadedDocuments>{(shown, _, now) => <Documents documents={shown} now={now} />}</LoadedDocuments>
      )}
    </ProfileDialog>
  )
}

function Documents({ documents, now }: { documents: readonly LegalDocument[]; now: Date }) {
  const say = useSay()
  return (
    <>
      <BackgroundCheckPart />
      {documents.length > 0 ? (
        <DocumentList
          documents={documents}
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

/** The background check beside the documents; with the day it began, once it is complete. */
function BackgroundCheckPart() {
  const say = useSay()
  const extras = useValue(useProfileStore().extras.data)
  const check = extras?.backgroundCheck
  if (!check || check.status === 'none') return null
  return (
    <section>
      <h3>{say(documentListTexts.backgroundTitle)}</h3>
      <BackgroundRow check={check} />
      {check.completed_on && check.started_on && (
        <p className="soft">
          {say(documentListTexts.backgroundCheck, { date: formatDocumentDate(check.started_on) })}
        </p>
      )}
    </section>
  )
}
