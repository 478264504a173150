import { isEmpty } from '../kit/checks.js'
import { isApiDate } from '../kit/dates/dates.js'
import { inputTexts } from '../kit/inputTexts.js'
import { dateFieldTexts } from '../kit/texts.js'
import { partsOf, textOf } from '../kit/shape.js'
import { message, type BoundText, type Text } from '../kit/text.js'
import { noteTexts } from '../kit/fields/note.js'
import { articleLimits } from '../vocabulary/content/constants.js'
import { articleTypes } from '../vocabulary/content/catalogue.js'
import type { ArticleDraft } from './editorCalls.js'
import { articleErrorTexts } from './articleErrorTexts.js'

/** What is wrong with an article, by field; empty when it may be kept. A draft needs as much as what is published. */
export function articleErrors(draft: ArticleDraft): Partial<Record<keyof ArticleDraft, Text | BoundText>> {
  const given = partsOf(draft)
  const wrong: Partial<Record<keyof ArticleDraft, Text | BoundText>> = {}
  const slug = textOf(given.slug)
  if (!articleTypes.has(given.type)) wrong.type = inputTexts.required
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug) || slug.length > articleLimits.slug)
    wrong.slug = articleErrorTexts.slug
  for (const field of ['title', 'summary', 'body'] as const) {
    if (isEmpty(given[field])) wrong[field] = inputTexts.required
    const spanish = `${field}_es` as const
    if (isEmpty(given[spanish]) && hasSpanish(draft)) wrong[spanish] = articleErrorTexts.spanish
    for (const one of [field, spanish])
      if (textOf(given[one]).length > articleLimits[field])
        wrong[one] = message(noteTexts.tooLong, { max: articleLimits[field] })
  }
  if (isEmpty(given.published_on)) wrong.published_on = inputTexts.required
  else if (!isApiDate(given.published_on)) wrong.published_on = dateFieldTexts.invalid
  return wrong
}

/** Whether anything of an article is written in Spanish. */
export function hasSpanish(draft: Pick<ArticleDraft, 'title_es' | 'summary_es' | 'body_es'>): boolean {
  const { title_es, summary_es, body_es } = partsOf(draft)
  return [title_es, summary_es, body_es].some((words) => textOf(words).trim() !== '')
}

/** Where an article stands on a day in California: a draft, published for a day that is to come, or read by everybody. */
export function articleStanding(
  article: Pick<ArticleDraft, 'published' | 'published_on'>,
  today: string,
): 'draft' | 'ahead' | 'published' {
  const { published, published_on } = partsOf(article)
  if (published !== true) return 'draft'
  return textOf(published_on) > today ? 'ahead' : 'published'
}
