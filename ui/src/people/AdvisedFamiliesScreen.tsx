import { listAdvisedFamilies, type AdvisedFamily } from '@homecare/sdk/families'
import { advisedTexts as words, pageTitles } from '@homecare/sdk/texts'
import type { HeadOf, Load, ScreenProps } from '../frame/screen'
import { List } from '../kit/layout/List'
import { Page } from '../kit/layout/Page'
import { useSay } from '../kit/say'
import { EmptyState } from '../kit/states/EmptyState'
import { AdvisedRow } from './AdvisedRow'

type Families = readonly AdvisedFamily[]

export const load: Load<Families> = ({ care, signal }) => care.call(listAdvisedFamilies, {}, { signal })
export const head: HeadOf<Families> = () => ({ title: pageTitles.advisedFamilies })

/** Care manager: the families they advise, those with something to look at first. */
export default function AdvisedFamiliesScreen({ data }: ScreenProps<Families>) {
  const say = useSay()
  return (
    <Page className="advised" title={say(words.families)} lead={say(words.familiesLead)}>
      {data.length > 0 ? (
        <List items={data} by={({ id }) => id} look="lines" label={say(words.families)}>
          {(family) => <AdvisedRow family={family} />}
        </List>
      ) : (
        <EmptyState title={say(words.none)}>{say(words.noneHint)}</EmptyState>
      )}
    </Page>
  )
}
