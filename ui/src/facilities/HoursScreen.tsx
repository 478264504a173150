import { hoursViewIds, listFacilityHours, type FacilitySheet, type HoursView } from '@homecare/sdk/facilities'
import { hoursTexts as words } from '@homecare/sdk/texts'
import { useApp } from '../frame/app'
import { withQuery } from '../frame/navigation'
import type { HeadOf, Load, ScreenProps } from '../frame/screen'
import { Card } from '../kit/layout/Card'
import { List } from '../kit/layout/List'
import { Page } from '../kit/layout/Page'
import { Pagination } from '../kit/layout/Pagination'
import { Tabs } from '../kit/layout/Tabs'
import { EmptyState } from '../kit/states/EmptyState'
import { useSay } from '../kit/say'
import './Board.css'
import { SheetList } from './SheetList'
import { SheetRow } from './SheetRow'

interface HoursData {
  readonly view: HoursView
  readonly sheets: readonly FacilitySheet[]
  readonly records: number
  readonly page: number
}

const perPage = 20

export const load: Load<HoursData> = async ({ care, query, signal }) => {
  const view = hoursViewIds.find((id) => id === query.get('view')) ?? 'waiting'
  const page = Math.max(1, Math.floor(Number(query.get('page')) || 1))
  const asked = { view, limit: perPage, offset: (page - 1) * perPage }
  const { data, records } = await care.call(listFacilityHours, { query: asked }, { signal })
  return { view, sheets: data, records, page }
}
export const head: HeadOf<HoursData> = () => ({ title: words.title })

/** The timesheets handed in to a facility: those that wait, those sent back, those approved. */
export default function HoursScreen({ data, query }: ScreenProps<HoursData>) {
  const say = useSay()
  const { navigation } = useApp()
  const { view, sheets, records, page } = data
  return (
    <Page title={say(words.title)} lead={say(words.lead)}>
      <Tabs
        label={say(words.views)}
        tabs={hoursViewIds.map((id) => ({
          id,
          label: say(words[id]),
          ...(id === view && id === 'waiting' && { count: records }),
        }))}
        selected={view}
        onSelect={(to) => void navigation.pushQuery({ view: to === 'waiting' ? null : to, page: null })}
      >
        {sheets.length === 0 ? (
          <EmptyState title={say(none[view])}>{view === 'waiting' && say(words.noneWaitingHint)}</EmptyState>
        ) : view === 'waiting' ? (
          <SheetList key={page} sheets={sheets} full />
        ) : (
          <Card>
            <List look="lines" items={sheets} by={({ shift_id }) => shift_id}>
              {(sheet) => <SheetRow sheet={sheet} full />}
            </List>
          </Card>
        )}
        <Pagination
          page={page}
          pages={Math.ceil(records / perPage)}
          hrefFor={(to) => withQuery('/facilities/hours', query, { page: to === 1 ? null : to })}
        />
      </Tabs>
    </Page>
  )
}

const none = {
  waiting: words.noneWaiting,
  returned: words.noneReturned,
  approved: words.noneApproved,
} as const
