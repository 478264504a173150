import type { PageHref } from '@homecare/sdk/addresses'
import { jobSearchTexts } from '@homecare/sdk/texts'
import { useApp } from '../frame/app'
import { laterPart } from '../frame/laterPart'
import type { HeadOf, Load, ScreenProps } from '../frame/screen'
import { Chip } from '../kit/figures/Chip'
import { Link } from '../kit/Link'
import { List } from '../kit/layout/List'
import { Page } from '../kit/layout/Page'
import { pageHref, Pagination } from '../kit/layout/Pagination'
import { useSay } from '../kit/say'
import { Section } from '../kit/layout/Section'
import { useValue } from '../kit/useValue'
import { JobCard, loadWhyJobFits } from './JobCard'
import { JobPlaceForm, loadNearMe } from './JobPlaceForm'
import type { JobSearchData } from './jobSearchPage'
import './JobSearchScreen.css'

const ResultNotice = laterPart(() => import('../search/ResultNotice'))
const JobFilters = laterPart(() => import('./JobFilters'))

export const later = () =>
  Promise.all([ResultNotice.load(), JobFilters.load(), loadNearMe(), loadWhyJobFits()])

export const load: Load<JobSearchData> = async (context) => {
  const { loadJobSearchPage } = await import('./jobSearchPage')
  return loadJobSearchPage(context)
}

export const head: HeadOf<JobSearchData> = (data) => data.head

/** Jobs for caregivers, ten a page. Every filter is in the address. */
export default function JobSearchScreen({ data }: ScreenProps<JobSearchData>) {
  const say = useSay()
  const { navigation, session } = useApp()
  const isCaregiver = useValue(session.identity).user_type === 'caregiver'
  const isLoading = useValue(navigation.progress) === 'loading'
  const { search, groups, filters, notice, count, nearby } = data
  const choose = (href: PageHref) => void navigation.go(href, { keepPlace: true })

  return (
    <Page className="job-search" title={say(data.heading)} lead={count && say(count)}>
      <JobPlaceForm at={data.placeName} search={search} />
      <details className="job-search-filters card" open={filters.length > 0 || undefined}>
        <summary>{say(jobSearchTexts.filters)}</summary>
        <JobFilters key={data.firstPage} search={search} isCaregiver={isCaregiver} onChange={choose} />
      </details>
      {filters.length > 0 && (
        <ul className="chips" role="list" aria-label={say(jobSearchTexts.filters)}>
          {filters.map(({ label, href }) => (
            <li key={href}>
              <Chip onRemove={() => choose(href)}>{say(label)}</Chip>
            </li>
          ))}
          <li>
            <Link href={data.clearHref} look="line">
              {say(jobSearchTexts.clear)}
            </Link>
          </li>
        </ul>
      )}
      <div aria-busy={isLoading || undefined}>
        {notice ? (
          <ResultNotice notice={notice} />
        ) : (
          groups.map(({ words, cards }) => (
            <div className="job-search-group" key={words?.[0] ?? ''}>
              {words && <p className="job-search-fit">{say(words)}</p>}
              <List items={cards} by={({ id }) => id} label={say(words ?? jobSearchTexts.results)}>
                {(card) => <JobCard card={card} />}
              </List>
            </div>
          ))
        )}
      </div>
      <p className="hidden" role="status">
        {notice ? say(notice.title) : count && say(count)}
      </p>
      <Pagination
        page={search.page}
        pages={notice ? 0 : data.pages}
        hrefFor={(page) => pageHref(data.firstPage, page)}
      />
      {nearby.length > 0 && (
        <Section title={say(jobSearchTexts.nearby)}>
          <ul className="job-search-nearby" role="list">
            {nearby.map(({ label, count: jobs, href }) => (
              <li key={href}>
                <Link href={href} look="line">
                  {label}
                </Link>
                <span className="soft small">{say(jobs)}</span>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </Page>
  )
}
