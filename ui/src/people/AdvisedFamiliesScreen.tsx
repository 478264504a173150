import {
  advisedFilters,
  familiesFound,
  listAdvisedFamilies,
  type AdvisedFamily,
} from '@homecare/sdk/families'
import { readFilters } from '@homecare/sdk/kit'
import { advisedTexts as words, pageTitles } from '@homecare/sdk/texts'
import { useNavigation } from '../frame/app'
import { withQuery } from '../frame/navigation'
import type { HeadOf, Load, ScreenProps } from '../frame/screen'
import { SearchForm } from '../kit/fields/SearchForm'
import { withFilters } from '../kit/filterLinks'
import { LongList } from '../kit/layout/LongList'
import { Page } from '../kit/layout/Page'
import { useSay } from '../kit/say'
import { EmptyState } from '../kit/states/EmptyState'
import { AdvisedRow } from './AdvisedRow'

type Families = readonly AdvisedFamily[]

export const load: Load<Families> = ({ care, signal }) => care.call(listAdvisedFamilies, {}, { signal })
export const head: HeadOf<Families> = () => ({ title: pageTitles.advisedFamilies })

/** How many families are shown before all of them are asked for. */
const familiesShown = 20

/** Care manager: the families they advise, those with something to look at first; or those that a search finds. */
export default function AdvisedFamiliesScreen({ data, path, query }: ScreenProps<Families>) {
  const say = useSay()
  const navigation = useNavigation()
  const { search: searched } = readFilters(advisedFilters, query)
  const found = familiesFound(data, searched)
  if (data.length === 0)
    return (
      <Page className="advised" title={say(words.families)} lead={say(words.familiesLead)}>
        <EmptyState title={say(words.none)}>{say(words.noneHint)}</EmptyState>
      </Page>
    )
  return (
    <Page className="advised" title={say(words.families)} lead={say(words.familiesLead)}>
      <SearchForm
        key={searched}
        label={words.find}
        searched={searched}
        onSearch={(search) =>
          void navigation.go(withQuery(path, withFilters(query, advisedFilters, { search }), {}))
        }
      />
      {found.length > 0 ? (
        <LongList
          key={searched}
          items={found}
          by={({ id }) => id}
          look="lines"
          label={say(words.families)}
          first={familiesShown}
        >
          {(family) => <AdvisedRow family={family} />}
        </LongList>
      ) : (
        <EmptyState title={say(words.notFound)}>{say(words.notFoundHint)}</EmptyState>
      )}
    </Page>
  )
}
