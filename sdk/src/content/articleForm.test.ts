import { describe, expect, it } from 'vitest'
import { dateFieldTexts } from '../kit/texts.js'
import { openCare } from '../testing/openCare.js'
import { createArticleForm } from './articleForm.js'
import { addArticle, updateArticle, type ArticleRecord } from './editorCalls.js'

const record: ArticleRecord = {
  ...{ id: 3, type: 2, slug: 'a-new-city', title: 'A new city', summary: 'We open.', body: 'Now.' },
  ...{ title_es: '', summary_es: '', body_es: '', published_on: '2026-12-01', published: true },
  ...{ version: 4, updated_at: '2026-11-26T12:00:00.000Z' },
}
const today = '2026-11-26'

describe('writing an article', () => {
  it('begins today as a draft, and takes its address of its title', async () => {
    const { server, care } = openCare()
    server.on(addArticle, ({ body }) => ({ ...record, ...body }))
    const kept: ArticleRecord[] = []
    const form = createArticleForm(care, null, { today, kept: (one) => kept.push(one) })
    expect(await form.submit()).toBe(false)
    form.fields.title.set('Care in Fresno, at last')
    form.fields.summary.set('We open.')
    form.fields.body.set('Now.')
    expect(await form.submit()).toBe(true)
    expect(server.seen[0]?.body).toMatchObject({
      ...{ slug: 'care-in-fresno-at-last', type: 1, published_on: today, published: false },
    })
    expect(kept.map(({ slug }) => slug)).toEqual(['care-in-fresno-at-last'])
  })

  it('sends the version that was read, and says what is no day', async () => {
    const { server, care } = openCare()
    server.on(updateArticle, () => ({ ...record, version: 5 }))
    const form = createArticleForm(care, record, { today, kept: () => undefined })
    form.fields.published_on.set('02/30/2026')
    expect(await form.submit()).toBe(false)
    expect(form.fields.published_on.shownError.peek()).toBe(dateFieldTexts.invalid)
    form.fields.published_on.set('12/24/2026')
    form.fields.state.set('draft')
    expect(await form.submit()).toBe(true)
    expect(server.seen[0]?.body).toMatchObject({
      ...{ version: 4, published_on: '2026-12-24', published: false, type: 2 },
    })
  })
})
