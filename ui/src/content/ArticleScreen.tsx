import { getArticle, type Article } from '@homecare/sdk/content'
import { pageTitles, pressTexts as words } from '@homecare/sdk/texts'
import type { HeadOf, Load, ScreenProps } from '../frame/screen'
import { DateText } from '../kit/DateText'
import { Page } from '../kit/layout/Page'
import { Link } from '../kit/Link'
import { useSay } from '../kit/say'
import './Articles.css'
import { ArticleText } from './ArticleText'

export const load: Load<Article> = ({ care, params, signal }) =>
  care.call(getArticle, { slug: params['slug'] ?? '' }, { signal })
export const head: HeadOf<Article> = (article, { origin, brand }) => {
  const { slug, title, summary, published_on, language = 'en' } = article
  return {
    title,
    description: summary,
    canonical: `/press/${slug}`,
    structured: [
      {
        '@type': 'NewsArticle',
        headline: title,
        description: summary,
        datePublished: published_on,
        inLanguage: language,
        mainEntityOfPage: `${origin}/press/${slug}`,
        publisher: { '@type': 'Organization', name: brand },
      },
    ],
  }
}

/** One article, in the reader's language where it was written in it. */
export default function ArticleScreen({ data: article }: ScreenProps<Article>) {
  const say = useSay()
  const { title, summary, published_on, body, language } = article
  return (
    <Page
      width="read"
      title={<span lang={language}>{title}</span>}
      lead={<span lang={language}>{summary}</span>}
      up={{ href: '/press', words: say(words.title) }}
    >
      <p className="soft">
        <DateText value={published_on} />
      </p>
      {language !== undefined && language !== say.locale && <p className="soft">{say(words.onlyEnglish)}</p>}
      <div className="article-text" lang={language}>
        <ArticleText body={body} />
      </div>
      <div className="row">
        <Link href="/press" look="quiet">
          {say(words.more)}
        </Link>
        <Link href="/contact" look="plain">
          {say(pageTitles.contact)}
        </Link>
      </div>
    </Page>
  )
}
