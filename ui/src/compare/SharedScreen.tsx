import { getComparison } from '@homecare/sdk/compare'
import { compareLinkTexts, compareTexts as words, pageTitles } from '@homecare/sdk/texts'
import { goneAsNull } from '../account/goneAsNull'
import type { HeadOf, Load, ScreenProps } from '../frame/screen'
import { Page } from '../kit/layout/Page'
import { Link } from '../kit/Link'
import { Money } from '../kit/Money'
import { useSay } from '../kit/say'
import { Banner } from '../kit/states/Banner'
import { CompareTable } from './CompareTable'
import { compareView, type CompareView } from './compareView'

type Shared = { readonly view: CompareView; readonly gone: number } | null

export const load: Load<Shared> = async ({ care, params, signal }) => {
  const found = await goneAsNull(care.call(getComparison, { token: params.token ?? '' }, { signal }))
  if (!found) return null
  return {
    view: compareView(found.caregivers, null, new Date().toISOString().slice(0, 10)),
    gone: found.gone,
  }
}
export const head: HeadOf<Shared> = (data) => ({
  title: data ? compareLinkTexts.sharedTitle : compareLinkTexts.closed,
  noindex: true,
})

/** A comparison that a family has shared: to look at, with nothing of the family (`compared/{token}`). */
export default function SharedScreen({ data }: ScreenProps<Shared>) {
  const say = useSay()
  const search = (
    <div className="row">
      <Link href="/caregivers-search" look={data ? 'quiet' : 'primary'}>
        {say(pageTitles.search)}
      </Link>
    </div>
  )
  if (!data)
    return (
      <Page width="read" title={say(compareLinkTexts.closed)} lead={say(compareLinkTexts.closedHint)}>
        {search}
      </Page>
    )
  const { view, gone } = data
  return (
    <Page title={say(compareLinkTexts.sharedTitle)} lead={say(compareLinkTexts.sharedLead)}>
      {gone > 0 && (
        <Banner>
          <p>{say.count(words.gone, gone)}</p>
        </Banner>
      )}
      {view.people.length > 0 && (
        <CompareTable
          view={view}
          prices={view.people.map(({ id, rate }) => (
            <Money key={id} cents={rate} perHour />
          ))}
        />
      )}
      {search}
    </Page>
  )
}
