import {
  createDocumentRequest,
  createDocumentStore,
  documentTypes,
  listDocumentOwners,
  listUserDocuments,
  offeredVerification,
  verificationActions,
  verificationStatuses,
  verificationStatus,
  type DocumentStore,
  type LegalDocument,
} from '@homecare/sdk/documents'
import { message } from '@homecare/sdk/kit'
import { agreementTexts, documentFormTexts, pageTitles, staffDocumentTexts } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp, useToasts } from '../frame/app'
import type { HeadOf, Load, ScreenProps } from '../frame/screen'
import { useTakeIn } from '../frame/useTakeIn'
import { Badge } from '../kit/figures/Badge'
import { Button } from '../kit/Button'
import { Card } from '../kit/layout/Card'
import { EmptyState } from '../kit/states/EmptyState'
import { Field } from '../kit/fields/Field'
import { SelectField } from '../kit/fields/SelectField'
import { TextareaField } from '../kit/fields/TextareaField'
import { Form } from '../kit/fields/Form'
import { Link } from '../kit/Link'
import { List } from '../kit/layout/List'
import { Page } from '../kit/layout/Page'
import { Section } from '../kit/layout/Section'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'
import { DocumentRow } from './DocumentList'
import { DocumentFiles } from './DocumentView'

interface PersonData {
  readonly id: number
  readonly name: string
  /** Who has a consulting agreement with us. */
  readonly isCaregiver: boolean
  readonly documents: readonly LegalDocument[]
  readonly now: string
}

export const load: Load<PersonData> = async ({ care, params, signal }) => {
  const id = Number(params['userId'])
  // A person who is not there is found out by the list, which says so.
  const documents = await care.call(listUserDocuments, { id: params['userId'] ?? '' }, { signal })
  const [owner] = await care.call(listDocumentOwners, { query: { user_id: id } }, { signal })
  const isCaregiver = owner?.user_type.endsWith('caregiver') ?? false
  return { id, name: owner?.name ?? '', isCaregiver, documents, now: new Date().toISOString() }
}
export const head: HeadOf<PersonData> = () => ({ title: pageTitles.staffDocuments })

/** Staff: the documents of one person, each to be verified or excused, and a request for another. */
export default function StaffPersonScreen({ data }: ScreenProps<PersonData>) {
  const say = useSay()
  const { care, toasts, report } = useApp()
  const [store] = useState(() =>
    createDocumentStore(care, toasts, { of: data.id, loaded: data.documents, report }),
  )
  useTakeIn(store.documents.set, data.documents)
  const documents = useValue(store.documents.data) ?? data.documents
  const now = new Date(data.now)
  return (
    <Page
      className="staff-documents"
      width="home"
      title={say(staffDocumentTexts.of, { name: data.name })}
      actions={
        data.isCaregiver && (
          <Link href={`/agreements/consulting-agreement/${data.id}`} look="quiet">
            {say(agreementTexts.consultingTitle)}
          </Link>
        )
      }
    >
      {documents.length > 0 ? (
        <List items={documents} by={({ id }) => id}>
          {(document) => <Judged store={store} document={document} now={now} />}
        </List>
      ) : (
        <EmptyState title={say(staffDocumentTexts.nothing)} />
      )}
      <Section title={say(staffDocumentTexts.request)}>
        <Request store={store} userId={data.id} />
      </Section>
    </Page>
  )
}

function Judged({ store, document, now }: { store: DocumentStore; document: LegalDocument; now: Date }) {
  const say = useSay()
  const status = verificationStatus(document)
  return (
    <Card as="article">
      <DocumentRow document={document} now={now}>
        {status === 'skipped' && <Badge>{say(verificationStatuses.get(status).label)}</Badge>}
      </DocumentRow>
      {document.doc_ref_id && <p>{say(staffDocumentTexts.number, { number: document.doc_ref_id })}</p>}
      {document.user_note && <p>{say(staffDocumentTexts.note, { note: document.user_note })}</p>}
      {document.request_note && (
        <p className="soft">{say(staffDocumentTexts.requestedNote, { note: document.request_note })}</p>
      )}
      <DocumentFiles document={document} />
      <div className="row">
        {offeredVerification(document).map((action) => {
          const { label } = verificationActions.get(action)
          return (
            <Button
              key={action}
              look={action === 'verify' ? 'primary' : 'quiet'}
              aria-label={say(message(staffDocumentTexts.act, { action: say(label), name: document.name }))}
              onClick={() => store.verify(document.id, action)}
            >
              {say(label)}
            </Button>
          )
        })}
      </div>
    </Card>
  )
}

const types = documentTypes.entries.map(({ id, label }) => ({ value: id, label }))

function Request({ store, userId }: { store: DocumentStore; userId: number }) {
  const say = useSay()
  const { care } = useApp()
  const toasts = useToasts()
  const [form] = useState(() => createDocumentRequest(care, store, userId))
  return (
    <>
      <p className="soft">{say(staffDocumentTexts.requestText)}</p>
      <Form
        form={form}
        submit={staffDocumentTexts.send}
        onAccepted={() => toasts.success(staffDocumentTexts.sent)}
      >
        <Field form={form} name="name" label={documentFormTexts.name} required />
        <SelectField form={form} name="type" label={documentFormTexts.type} options={types} optional />
        <TextareaField
          form={form}
          name="request_note"
          label={staffDocumentTexts.requestNote}
          rows={3}
          optional
        />
      </Form>
    </>
  )
}
