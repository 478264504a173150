import { articlesOf, articleTypes, listArticles, type ArticleSummary } from '@homecare/sdk/content'
import type { Locale } from '@homecare/sdk/kit'
import { pressTexts as words } from '@homecare/sdk/texts'
import type { HeadOf, Load, ScreenProps } from '../frame/screen'
import { DateText } from '../kit/DateText'
import { Card } from '../kit/layout/Card'
import { Page } from '../kit/layout/Page'
import { Section } from '../kit/layout/Section'
import { given } from '../kit/href'
import { A } from '../kit/Link'
import { useSay } from '../kit/say'
import './Articles.css'

type Articles = readonly ArticleSummary[]

export const load: Load<Articles> = ({ care, signal }) => care.call(listArticles, { query: {} }, { signal })
export const head: HeadOf<Articles> = (_, { locale }) => ({
  title: words.title,
  description: words.lead,
  canonical: '/press',
  feed: feedIn(locale),
})

/** The articles as an Atom feed. */
const feedIn = (locale: Locale) => `/press/feed.xml${locale === 'es' ? '?lang=es' : ''}`

/** The newsroom: press highlights and market insights, each latest first. */
export default function ArticlesScreen({ data }: ScreenProps<Articles>) {
  const say = useSay()
  return (
    <Page width="read" title={say(words.title)} lead={say(words.lead)}>
      {articleTypes.entries.map(({ id, label }) => {
        const own = articlesOf(data, id)
        return (
          <Section key={id} title={say(label)}>
            {own.length === 0 ? (
              <p className="soft">{say(words.none)}</p>
            ) : (
              <ul className="list articles" role="list">
                {own.map(({ slug, title, summary, published_on, language }) => (
                  <Card as="li" key={slug}>
                    <h3 lang={language}>
                      <A href={`/press/${slug}`}>{title}</A>
                    </h3>
                    <p className="soft small">
                      <DateText value={published_on} />
                    </p>
                    <p lang={language}>{summary}</p>
                  </Card>
                ))}
              </ul>
            )}
          </Section>
        )
      })}
      <p>
        <A className="link" href={given(feedIn(say.locale))} data-document>
          {say(words.feed)}
        </A>
      </p>
    </Page>
  )
}
