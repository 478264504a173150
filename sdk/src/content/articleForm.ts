import type { Client } from '../client/client.js'
import { required } from '../kit/checks.js'
import { strictDate } from '../kit/dates/dateChecks.js'
import { formatFormDate, parseFormDate } from '../kit/dates/dates.js'
import { describeFailure } from '../kit/describeFailure.js'
import { createForm, type Form } from '../kit/forms/form.js'
import { slug as slugOf } from '../kit/slug.js'
import { articleErrors } from './articleRules.js'
import { addArticle, updateArticle, type ArticleDraft, type ArticleRecord } from './editorCalls.js'

/** An article as it is typed: its day MM/DD/YYYY, `state` whether it is published. */
export interface ArticleForm extends Omit<ArticleDraft, 'published'> {
  readonly state: 'draft' | 'published'
}

/** Writing an article: a new one, or one that there is. Without an address of its own it takes that of its title. */
export function createArticleForm(
  care: Client,
  record: ArticleRecord | null,
  { today, kept }: { readonly today: string; readonly kept: (record: ArticleRecord) => void },
): Form<ArticleForm> {
  const known = record
  return createForm<ArticleForm>({
    fields: {
      type: { initial: known?.type === 2 ? 2 : 1 },
      slug: { initial: known?.slug ?? '' },
      title: { initial: known?.title ?? '' },
      summary: { initial: known?.summary ?? '' },
      body: { initial: known?.body ?? '' },
      title_es: { initial: known?.title_es ?? '' },
      summary_es: { initial: known?.summary_es ?? '' },
      body_es: { initial: known?.body_es ?? '' },
      published_on: {
        initial: formatFormDate(known?.published_on ?? today),
        checks: [required(), strictDate()],
      },
      state: { initial: known?.published ? 'published' : 'draft' },
    },
    check: (data) => articleErrors(draftOf(data)),
    async submit(data) {
      const draft = draftOf(data)
      kept(
        record
          ? await care.call(updateArticle, { id: record.id, body: { ...draft, version: record.version } })
          : await care.call(addArticle, { body: draft }),
      )
    },
    describe: describeFailure,
  })
}

/** What is sent of what was typed. */
function draftOf({ state, ...data }: ArticleForm): ArticleDraft {
  return {
    ...data,
    slug: data.slug.trim() || slugOf(data.title).slice(0, 80).replace(/-+$/, ''),
    published_on: parseFormDate(data.published_on) ?? '',
    published: state === 'published',
  }
}
