import type { PageHref } from '@homecare/sdk/addresses'
import { openShiftsHref, premiumMarker, requiredMarker } from '@homecare/sdk/shifts'
import {
  jobSearchTexts,
  openShiftTexts as words,
  ownProfileTexts,
  pageTitles,
  shiftTexts,
} from '@homecare/sdk/texts'
import ResultNotice from '../search/ResultNotice'
import { useApp } from '../frame/app'
import { part } from '../frame/part'
import type { HeadOf, ScreenProps } from '../frame/screen'
import { Banner } from '../kit/states/Banner'
import { Chip } from '../kit/figures/Chip'
import { Link } from '../kit/Link'
import { List } from '../kit/layout/List'
import { Page } from '../kit/layout/Page'
import { Pagination } from '../kit/layout/Pagination'
import { Section } from '../kit/layout/Section'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'
import { forNurses } from './forNurses'
import { LicenseGap, nearestGap } from './LicenseGap'
import { NursesOnly } from './NursesOnly'
import { groupWords } from './fitWords'
import { OpenShiftCard } from './OpenShiftCard'
import { ShiftCard } from './ShiftCard'
import type { OpenShiftsData } from './openShiftsPage'
import { ModalLink } from '../profileDialog/ModalLink'
import { useReloadAfterProfile } from '../profileDialog/useReloadAfterProfile'
import './Shifts.css'

const ShiftFilters = part(() => import('./ShiftFilters'))

// With the screen: a form that does not answer yet would be sent by the browser itself, and lose what was typed.
export const code = ShiftFilters.load

export const load = forNurses<OpenShiftsData>(async (context) => {
  const { loadOpenShiftsPage } = await import('./openShiftsPage')
  return loadOpenShiftsPage(context)
})
export const head: HeadOf<OpenShiftsData | null> = () => ({ title: pageTitles.openShifts })

/** Open shifts near a nurse, ten a page. Every filter is in the address. */
export default function OpenShiftsScreen({ data }: ScreenProps<OpenShiftsData | null>) {
  return data ? <Found data={data} /> : <NursesOnly />
}

function Found({ data }: { data: OpenShiftsData }) {
  const say = useSay()
  const { navigation } = useApp()
  useReloadAfterProfile()
  const isLoading = useValue(navigation.progress) === 'loading'
  const { search, groups, given, invited, filters, notice, count, missing } = data
  const choose = (href: PageHref) => void navigation.go(href, { keepPlace: true })
  return (
    <Page
      title={say(words.title)}
      lead={say(words.lead)}
      actions={
        <Link href="/nursingshifts" look="quiet">
          {say(words.mine)}
        </Link>
      }
    >
      {given.length > 0 && (
        <Section title={say(words.given)}>
          <List className="shift-list" items={given} by={({ id }) => id} label={say(words.given)}>
            {(shift) => <ShiftCard shift={shift} href={`/nursingshifts/shifts/${shift.id}`} level={3} />}
          </List>
        </Section>
      )}
      {invited.length > 0 && (
        <Section title={say(words.invitedTitle)}>
          <List className="shift-list" items={invited} by={({ id }) => id} label={say(words.invitedTitle)}>
            {(shift) => <OpenShiftCard shift={shift} level={3} />}
          </List>
        </Section>
      )}
      {missing.length > 0 ? (
        <Banner
          actions={missing.map((modal) => (
            <ModalLink key={modal} modal={modal} look="quiet">
              {say(words.requiredMark, { name: say(preferenceNames[modal]), mark: requiredMarker })}
            </ModalLink>
          ))}
        >
          {say(shiftTexts.preferencesNeeded)}
        </Banner>
      ) : (
        <details className="shift-filters-card card" open={filters.length > 0 || undefined}>
          <summary>{say(words.filters)}</summary>
          <ShiftFilters
            key={openShiftsHref(search)}
            filters={search.filters}
            words={filterWords}
            hasStatus
            onChange={(chosen) => choose(openShiftsHref({ filters: chosen }))}
          />
          <p className="soft small">{say(words.premiumHint, { mark: premiumMarker })}</p>
        </details>
      )}
      {filters.length > 0 && (
        <ul className="chips" role="list" aria-label={say(words.filters)}>
          {filters.map(({ label, href }) => (
            <li key={href}>
              <Chip onRemove={() => choose(href)}>{say(label)}</Chip>
            </li>
          ))}
          <li>
            <Link href={openShiftsHref({})} look="line">
              {say(words.clear)}
            </Link>
          </li>
        </ul>
      )}
      <p role="status" className={count ? 'soft' : 'hidden'}>
        {notice ? say(notice.title) : count && say(count)}
      </p>
      <div aria-busy={isLoading || undefined}>
        {notice ? (
          <ResultNotice notice={notice} />
        ) : (
          groups.map((group) => {
            const above = groupWords(group)
            const gap = group.fit === 'missing' && nearestGap(group.items)
            return (
              <div className="fit-group" key={group.fit}>
                {above && <h2 className="fit-group-words">{say(above)}</h2>}
                {gap && <LicenseGap shift={gap} />}
                <List
                  className="shift-list"
                  items={group.items}
                  by={({ id, outside }) => `${id} ${outside.join()}`}
                  label={say(above ?? words.results)}
                >
                  {(shift) => <OpenShiftCard shift={shift} level={above ? 3 : 2} />}
                </List>
              </div>
            )
          })
        )}
      </div>
      <Pagination
        page={search.page}
        pages={notice ? 0 : data.pages}
        hrefFor={(page) => openShiftsHref({ ...search, page })}
      />
    </Page>
  )
}

const preferenceNames = {
  jobPreferences: ownProfileTexts.jobPreferences,
  shiftPreferences: ownProfileTexts.shiftPreferences,
}

const filterWords = {
  ...{ status: words.status, anyStatus: words.anyStatus, from: words.from, until: words.until },
  ...{ show: words.show, usual: jobSearchTexts.usualDistance },
  zones: { zone: words.zone, anyZone: words.anyZone },
}
