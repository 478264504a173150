import { documentOwnerFilters, listDocumentOwners, type DocumentOwner } from '@homecare/sdk/documents'
import { readFilters, sentFilters } from '@homecare/sdk/kit'
import { pageTitles, staffDocumentTexts } from '@homecare/sdk/texts'
import { useNavigation } from '../frame/app'
import { withQuery } from '../frame/navigation'
import type { HeadOf, Load, ScreenProps } from '../frame/screen'
import { Badge } from '../kit/figures/Badge'
import { EmptyState } from '../kit/states/EmptyState'
import { withFilters } from '../kit/filterLinks'
import { Link } from '../kit/Link'
import { List } from '../kit/layout/List'
import { Page } from '../kit/layout/Page'
import { useSay } from '../kit/say'
import { SearchForm } from '../kit/fields/SearchForm'
import './Documents.css'

type Owners = readonly DocumentOwner[]

export const load: Load<Owners> = ({ care, query, signal }) =>
  care.call(
    listDocumentOwners,
    { query: sentFilters(documentOwnerFilters, readFilters(documentOwnerFilters, query)) },
    { signal },
  )
export const head: HeadOf<Owners> = () => ({ title: pageTitles.staffDocuments })

/** Staff: who waits for a look at their documents, and anybody by name. */
export default function StaffDocumentsScreen({ data, path, query }: ScreenProps<Owners>) {
  const say = useSay()
  const navigation = useNavigation()
  const { search: searched } = readFilters(documentOwnerFilters, query)
  return (
    <Page
      className="staff-documents"
      width="home"
      title={say(staffDocumentTexts.title)}
      lead={say(staffDocumentTexts.lead)}
    >
      <SearchForm
        label={staffDocumentTexts.search}
        searched={searched}
        onSearch={(search) =>
          void navigation.go(withQuery(path, withFilters(query, documentOwnerFilters, { search }), {}))
        }
      />
      {data.length > 0 ? (
        <List items={data} by={({ id }) => id} look="lines">
          {(owner) => <Owner owner={owner} />}
        </List>
      ) : (
        <EmptyState title={say(searched ? staffDocumentTexts.notFound : staffDocumentTexts.nobody)}>
          {say(searched ? staffDocumentTexts.notFoundHint : staffDocumentTexts.nobodyHint)}
        </EmptyState>
      )}
    </Page>
  )
}

function Owner({ owner }: { owner: DocumentOwner }) {
  const say = useSay()
  const counts = [
    { count: owner.under_review, words: staffDocumentTexts.underReview, tone: 'info' },
    { count: owner.requested, words: staffDocumentTexts.requested, tone: 'warn' },
    { count: owner.expired, words: staffDocumentTexts.expired, tone: 'bad' },
  ] as const
  return (
    <div>
      <Link href={`/staff/documents/${owner.id}`} look="line">
        {owner.name}
      </Link>
      <p className="row">
        {counts.map(({ count, words, tone }) =>
          count > 0 ? (
            <Badge key={tone} tone={tone}>
              {say.count(words, count)}
            </Badge>
          ) : null,
        )}
        <span className="soft">{[owner.city, owner.state].filter(Boolean).join(', ')}</span>
      </p>
    </div>
  )
}
