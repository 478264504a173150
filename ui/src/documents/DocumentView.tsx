import { documentTypes, fileFields, fileTypeOf, type LegalDocument } from '@homecare/sdk/documents'
import { formatDocumentDate } from '@homecare/sdk/kit'
import { documentFormTexts } from '@homecare/sdk/texts'
import { Facts } from '../kit/layout/Facts'
import { Icon } from '../kit/icons/Icon'
import { file as fileIcon } from '../kit/icons/care'
import { Link } from '../kit/Link'
import { useSay } from '../kit/say'
import { sizeWords } from './sizeWords'
import { given } from '../kit/href'
import './Documents.css'

/** A document to be read: what is known of it, and its files, which open where that is allowed. */
export function DocumentView({ document }: { document: LegalDocument }) {
  const say = useSay()
  const type = documentTypes.find(document.type)
  return (
    <>
      <Facts
        facts={[
          { name: documentFormTexts.type, value: say(type?.label ?? documentFormTexts.typeNone) },
          { name: documentFormTexts.number, value: document.doc_ref_id ?? say(documentFormTexts.none) },
          {
            name: documentFormTexts.expiry,
            value: document.expiry_date
              ? formatDocumentDate(document.expiry_date)
              : say(documentFormTexts.neverExpires),
          },
          ...(document.user_note ? [{ name: documentFormTexts.note, value: document.user_note }] : []),
        ]}
      />
      <DocumentFiles document={document} />
    </>
  )
}

/** The files of a document, each opening or saved where whoever reads it may. */
export function DocumentFiles({ document }: { document: LegalDocument }) {
  const say = useSay()
  const files = fileFields.flatMap((place) => document[place] ?? [])
  if (files.length === 0) return null
  return (
    <ul className="document-files" role="list" aria-label={say(documentFormTexts.files)}>
      {files.map(({ name, url, size }, index) => {
        const isImage = fileTypeOf(name) === 'image'
        return (
          <li key={index} className="document-file">
            {url && isImage ? (
              <img src={`${url}?show=1`} alt="" width="64" height="64" loading="lazy" />
            ) : (
              <Icon of={fileIcon} />
            )}
            <span>
              {url ? (
                <Link href={given(isImage ? `${url}?show=1` : url)} look="line" external={isImage}>
                  {say(isImage ? documentFormTexts.openFile : documentFormTexts.download, { name })}
                </Link>
              ) : (
                name
              )}
              <span className="soft small"> {say(sizeWords(size))}</span>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
