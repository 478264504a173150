import { ApiError, dateWords } from '@homecare/sdk/kit'
import { legalDates, legalHref, legalTexts, legalVersion, pageTitles } from '@homecare/sdk/texts'
import type { HeadOf, Load, ScreenProps } from '../frame/screen'
import { Banner } from '../kit/states/Banner'
import { Link } from '../kit/Link'
import { Page } from '../kit/layout/Page'
import { Section } from '../kit/layout/Section'
import { useSay } from '../kit/say'
import { TextParts } from './TextParts'

interface LegalData {
  readonly document: 'terms' | 'privacy'
  /** The day of the version shown. */
  readonly date: string
}

const documentOf = (params: Readonly<Record<string, string>>): 'terms' | 'privacy' =>
  params['document'] === 'privacy' ? 'privacy' : 'terms'

/** A day on which no version came into force has no page. */
export const load: Load<LegalData> = async ({ params }) => {
  const document = documentOf(params)
  const version = legalVersion(document, params['date'])
  if (!version) throw new ApiError('notFound')
  return { document, date: version.date }
}

export const head: HeadOf<LegalData> = ({ document, date }) => ({
  title: pageTitles[document],
  description: document === 'terms' ? legalTexts.leadTerms : legalTexts.leadPrivacy,
  canonical: legalHref(document, date),
})

/** The terms of use or the privacy policy, as in force now or as of a day. */
export default function LegalScreen({ data: { document, date } }: ScreenProps<LegalData>) {
  const say = useSay()
  const version = legalVersion(document, date)
  const others = legalDates(document).filter((other) => other !== date)
  const isCurrent = legalVersion(document)?.date === date
  const inWords = (day: string) => dateWords(day, 'day', say.locale)
  return (
    <Page
      width="read"
      title={say(pageTitles[document])}
      lead={say(document === 'terms' ? legalTexts.leadTerms : legalTexts.leadPrivacy)}
    >
      {isCurrent ? (
        <p className="soft">{say(legalTexts.inForce, { day: inWords(date) })}</p>
      ) : (
        <Banner
          tone="warn"
          actions={
            <Link href={legalHref(document)} look="line">
              {say(legalTexts.current)}
            </Link>
          }
        >
          <p>{say(legalTexts.wasInForce, { day: inWords(date) })}</p>
        </Banner>
      )}
      <TextParts parts={version?.parts ?? []} />
      {others.length > 0 && (
        <Section title={say(legalTexts.versions)}>
          <ul>
            {others.map((other) => (
              <li key={other}>
                <Link href={legalHref(document, other)} look="line">
                  {inWords(other)}
                </Link>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </Page>
  )
}
