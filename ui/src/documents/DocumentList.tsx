import type { PageHref } from '@homecare/sdk/addresses'
import {
  documentIconOf,
  documentListStatuses,
  isUnderReview,
  listStatus,
  mayEdit,
  rowDate,
  type DocumentListStatus,
  type LegalDocument,
} from '@homecare/sdk/documents'
import { dayIn, formatDocumentDate, message, pacificTimeZone } from '@homecare/sdk/kit'
import { documentListTexts, documentTexts } from '@homecare/sdk/texts'
import type { ReactNode } from 'react'
import { Badge } from '../kit/figures/Badge'
import { Icon } from '../kit/icons/Icon'
import { edit, plus } from '../kit/icons/care'
import { Link } from '../kit/Link'
import { List } from '../kit/layout/List'
import { useSay } from '../kit/say'
import { documentGlyphs } from './documentIcons'
import './Documents.css'

interface DocumentListProps {
  documents: readonly LegalDocument[]
  now: Date
  /** Where a row leads. */
  hrefOf: (document: LegalDocument) => PageHref
  /** The level of their headings: 2 on a page, 3 in a dialog. */
  level?: 2 | 3
}

/** Rows of documents: icon by file type, name, status, date, and Edit. */
export function DocumentList({ documents, now, hrefOf, level = 2 }: DocumentListProps) {
  return (
    <List items={documents} by={({ id }) => id} look="lines" className="document-list">
      {(document) => (
        <DocumentRow document={document} now={now} level={level}>
          {mayEdit(document, now) && (
            <Ask
              document={document}
              href={hrefOf(document)}
              isAsked={listStatus(document, now) === 'requested'}
            />
          )}
        </DocumentRow>
      )}
    </List>
  )
}

interface AskProps {
  document: LegalDocument
  href: PageHref
  /** It was asked for, and is not there yet. */
  isAsked: boolean
}

function Ask({ document: { name }, href, isAsked }: AskProps) {
  const say = useSay()
  return (
    <Link
      href={href}
      look={isAsked ? 'quiet' : 'plain'}
      icon={isAsked ? plus : edit}
      aria-label={say(isAsked ? documentListTexts.addNamed : documentListTexts.editNamed, { name })}
    >
      {say(isAsked ? documentListTexts.addAsked : documentListTexts.edit)}
    </Link>
  )
}

interface DocumentRowProps {
  document: LegalDocument
  now: Date
  level?: 2 | 3
  children?: ReactNode
}

/** One row, with what can be done at its end. */
export function DocumentRow({ document, now, level = 2, children }: DocumentRowProps) {
  const say = useSay()
  const Heading = level === 2 ? 'h2' : 'h3'
  const date = rowDate(document, now)
  const status = listStatus(document, now)
  const day =
    date && formatDocumentDate(date.at.length > 10 ? dayIn(pacificTimeZone, new Date(date.at)) : date.at)
  return (
    <div className="beside document-row">
      <span className="document-icon" data-kind={documentIconOf(document.doc_ext ?? '')}>
        <Icon of={documentGlyphs[documentIconOf(document.doc_ext ?? '')]} />
        {document.doc_ext && <span aria-hidden="true">{document.doc_ext.toUpperCase()}</span>}
      </span>
      <div>
        <Heading>{document.name}</Heading>
        <p className="row">
          <Badge {...toneOf(status)}>{say(documentListStatuses.get(status).label)}</Badge>
          {isUnderReview(document) && <Badge tone="info">{say(documentTexts.underReview)}</Badge>}
          {date && day && (
            <span className="soft">{say(message(documentListTexts[date.kind], { date: day }))}</span>
          )}
        </p>
      </div>
      <div className="document-row-end row">{children}</div>
    </div>
  )
}

function toneOf(status: DocumentListStatus) {
  const tone = ({ expired: 'bad', requested: 'warn', verified: 'good', none: undefined } as const)[status]
  return tone ? { tone } : {}
}
