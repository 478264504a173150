import { dateWords, type Sayable } from '@homecare/sdk/kit'
import { legalDates, legalHref, legalTexts, legalVersion } from '@homecare/sdk/texts'
import type { ReactNode } from 'react'
import { Page } from '../kit/layout/Page'
import { Section } from '../kit/layout/Section'
import { Link } from '../kit/Link'
import { useSay } from '../kit/say'
import { Banner } from '../kit/states/Banner'
import { TextParts } from './TextParts'

interface LegalDocumentProps {
  document: Parameters<typeof legalDates>[0]
  /** The day of the version shown. */
  date: string
  title: Sayable
  lead: Sayable
  /** What stands below the text, above the other versions. */
  children?: ReactNode
}

/** A legal text as in force now or as of a day, with the way to its other versions. */
export function LegalDocument({ document, date, title, lead, children }: LegalDocumentProps) {
  const say = useSay()
  const version = legalVersion(document, date)
  const others = legalDates(document).filter((other) => other !== date)
  const isCurrent = legalVersion(document)?.date === date
  const inWords = (day: string) => dateWords(day, 'day', say.locale)
  return (
    <Page width="read" title={say(title)} lead={say(lead)}>
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
      {children}
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
