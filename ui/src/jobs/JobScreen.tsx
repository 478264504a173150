import { say as sayIn } from '@homecare/sdk/kit'
import { jobPageTexts } from '@homecare/sdk/texts'
import { laterPart } from '../frame/laterPart'
import type { HeadOf, Load, ScreenProps } from '../frame/screen'
import { Banner } from '../kit/states/Banner'
import { Facts } from '../kit/layout/Facts'
import { Icon } from '../kit/icons/Icon'
import { place } from '../kit/icons/care'
import { Link } from '../kit/Link'
import { Page } from '../kit/layout/Page'
import { useSay } from '../kit/say'
import { Section } from '../kit/layout/Section'
import type { JobPageData } from './jobPage'
import './JobScreen.css'

const JobActions = laterPart(() => import('./JobActions'))
const WhyJobFits = laterPart(() => import('./WhyJobFits'))
export const later = () => Promise.all([JobActions.load(), WhyJobFits.load()])

export const load: Load<JobPageData> = async (context) => {
  const { loadJobPage } = await import('./jobPage')
  return loadJobPage(context)
}

export const head: HeadOf<JobPageData> = (
  { head: words, job, kinds, isOpen },
  { origin, brand, locale },
) => ({
  ...words,
  ...(isOpen && job.may_be_indexed && { structured: [posting(job, sayIn(locale, kinds), origin, brand)] }),
})

/** One job with its schedule, and what a caregiver may do about it. */
export default function JobScreen({ data }: ScreenProps<JobPageData>) {
  const say = useSay()
  const { job, facts, week, lists } = data
  return (
    <Page
      className="job"
      width="home"
      title={say(data.title)}
      up={{ href: data.backHref, words: say(jobPageTexts.back) }}
      lead={
        <span className="job-place">
          <Icon of={place} /> {data.place}
        </span>
      }
    >
      {job.title === null && data.isOpen && <Banner tone="info">{say(jobPageTexts.moreForVerified)}</Banner>}
      {!data.isOpen && (
        <Banner tone="warn" title={say(jobPageTexts.closed)}>
          <Link href={data.backHref}>{say(jobPageTexts.closedHint)}</Link>
        </Banner>
      )}
      <div className="card stack">
        <Facts look="columns" facts={facts.map(({ name, value }) => ({ name, value: say(value) }))} />
        {data.why.length > 0 && <WhyJobFits {...data} />}
      </div>
      <JobActions data={data} />
      {job.description && (
        <Section title={say(jobPageTexts.description)}>
          <p className="job-words">{job.description}</p>
        </Section>
      )}
      {job.care_recipient_desc && (
        <Section title={say(jobPageTexts.recipient)}>
          <p className="job-words">{job.care_recipient_desc}</p>
        </Section>
      )}
      <Section title={say(jobPageTexts.schedule)}>
        {week.length > 0 ? (
          <Facts look="columns" facts={week.map(({ day, times }) => ({ name: day, value: say(times) }))} />
        ) : (
          <p>{say(jobPageTexts.flexible)}</p>
        )}
      </Section>
      {lists.map(({ title, items }) => (
        <Section key={title[0]} title={say(title)}>
          <ul className="job-tags" role="list">
            {items.map((item) => (
              <li key={item[0]} className="badge">
                {say(item)}
              </li>
            ))}
          </ul>
        </Section>
      ))}
      <p className="soft small">
        {job.family &&
          `${say(jobPageTexts.family, { name: `${job.family.first_name} ${job.family.last_initial}.` })} · `}
        {data.notes.map((note) => say(note)).join(' · ')}
      </p>
    </Page>
  )
}

/** The posting as search engines read it: in general words, whoever looks; the place is the city, never the home. */
function posting(job: JobPageData['job'], kinds: string, origin: string, brand: string) {
  return {
    '@type': 'JobPosting',
    title: kinds,
    description: kinds,
    datePosted: job.created_at.slice(0, 10),
    hiringOrganization: { '@type': 'Organization', name: brand, sameAs: origin },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: job.city,
        addressRegion: job.state,
        addressCountry: 'US',
      },
    },
    ...(job.wage_min !== null && {
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'USD',
        value: {
          '@type': 'QuantitativeValue',
          minValue: job.wage_min / 100,
          ...(job.wage_max !== null && { maxValue: job.wage_max / 100 }),
          unitText: 'HOUR',
        },
      },
    }),
  }
}
