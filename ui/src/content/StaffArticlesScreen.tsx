import {
  articleStanding,
  articleTypes,
  hasSpanish,
  listArticleRecords,
  type ArticleRecord,
} from '@homecare/sdk/content'
import { dateWords, dayIn, pacificTimeZone } from '@homecare/sdk/kit'
import { pressTexts as words } from '@homecare/sdk/texts'
import type { HeadOf, Load, ScreenProps } from '../frame/screen'
import { Badge } from '../kit/figures/Badge'
import { Card } from '../kit/layout/Card'
import { LongList } from '../kit/layout/LongList'
import { Page } from '../kit/layout/Page'
import { Link } from '../kit/Link'
import { useSay } from '../kit/say'
import { EmptyState } from '../kit/states/EmptyState'

interface DeskData {
  readonly articles: readonly ArticleRecord[]
  readonly today: string
}

export const load: Load<DeskData> = async ({ care, signal }) => ({
  articles: await care.call(listArticleRecords, {}, { signal }),
  today: dayIn(pacificTimeZone, new Date()),
})
export const head: HeadOf<DeskData> = () => ({ title: words.staffTitle })

/** Staff: every article, with the drafts. */
export default function StaffArticlesScreen({ data: { articles, today } }: ScreenProps<DeskData>) {
  const say = useSay()
  const write = (
    <Link href="/staff/articles/new" look="primary">
      {say(words.write)}
    </Link>
  )
  if (articles.length === 0) {
    return (
      <Page width="home" title={say(words.staffTitle)} lead={say(words.staffLead)}>
        <EmptyState title={say(words.noArticles)} actions={write} />
      </Page>
    )
  }
  return (
    <Page width="home" title={say(words.staffTitle)} lead={say(words.staffLead)} actions={write}>
      <Card>
        <LongList items={articles} by={({ id }) => id} look="lines" first={20}>
          {(article) => {
            const day = dateWords(article.published_on, 'day', say.locale)
            return (
              <div>
                <Link href={`/staff/articles/${article.id}`} look="line">
                  {article.title}
                </Link>
                <p className="row">
                  <Badge tone={article.published ? 'good' : 'info'}>
                    {say(words[articleStanding(article, today)], { day })}
                  </Badge>
                  <span className="soft">
                    {[
                      say(articleTypes.find(article.type)?.label ?? words.title),
                      say(hasSpanish(article) ? words.bothLanguages : words.english),
                      day,
                    ].join(' · ')}
                  </span>
                </p>
              </div>
            )
          }}
        </LongList>
      </Card>
    </Page>
  )
}
