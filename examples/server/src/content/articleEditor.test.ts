import {
  addArticle,
  getArticle,
  getArticleRecord,
  listArticleRecords,
  listArticles,
  updateArticle,
  type ArticleDraft,
} from '@homecare/sdk/content'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { fieldsOf, kindOf } from '../testing/refusal.ts'
import { smallWorld } from '../testing/world.ts'

const server = smallWorld()

const draft: ArticleDraft = {
  type: 1,
  slug: 'a-new-city',
  title: 'A new city',
  summary: 'We open in <b>Fresno</b>.',
  body: '## Why\n\nSee [the search](/caregivers).\n\n<script>alert(1)</script>\u202e',
  title_es: '',
  summary_es: '',
  body_es: '',
  published_on: '2026-11-20',
  published: false,
}
const spanish = {
  title_es: 'Una ciudad nueva',
  summary_es: 'Abrimos en Fresno.',
  body_es: 'Ya puede buscar.',
}
const staff = () => server.as('staff')
const read = (language = 'en') =>
  server.fetch('/v1/articles/a-new-city/', { headers: { 'Accept-Language': language } })
const slugs = async () =>
  (await server.visitor().care.call(listArticles, { query: {} })).map(({ slug }) => slug)

test('a draft is seen by staff alone, and by everybody once it is published and its day has come', async () => {
  server.change()
  const care = await staff()
  const { id, version } = await care.call(addArticle, { body: draft })
  expect((await care.call(listArticleRecords)).map(({ slug }) => slug)).toContain('a-new-city')
  expect(await slugs()).not.toContain('a-new-city')
  expect((await read()).status).toBe(404)
  const shown = await care.call(updateArticle, { id, body: { ...draft, published: true, version } })
  expect(await slugs()).toContain('a-new-city')
  await care.call(updateArticle, {
    id,
    body: { ...draft, published: true, published_on: '2026-12-24', version: shown.version },
  })
  expect(await slugs()).not.toContain('a-new-city')
})

test('what is written is words: signs that nobody sees go, and markup stays as it was typed', async () => {
  server.change()
  const care = await staff()
  await care.call(addArticle, { body: { ...draft, published: true } })
  const article = await server.visitor().care.call(getArticle, { slug: 'a-new-city' })
  expect(article.body).toEqual(['## Why', 'See [the search](/caregivers).', '<script>alert(1)</script>'])
  expect(article.summary).toBe('We open in <b>Fresno</b>.')
})

test('it is read in Spanish where it was written in it, and else in English, which it says', async () => {
  server.change()
  const care = await staff()
  const { id, version } = await care.call(addArticle, { body: { ...draft, published: true } })
  const asked = async (language: string) =>
    ((await (await read(language)).json()) as { data: { title: string; language: string } }).data
  expect(await asked('es')).toMatchObject({ title: 'A new city', language: 'en' })
  await care.call(updateArticle, { id, body: { ...draft, ...spanish, published: true, version } })
  expect(await asked('es')).toMatchObject({ title: 'Una ciudad nueva', language: 'es' })
  expect(await asked('en')).toMatchObject({ title: 'A new city', language: 'en' })
})

test('two who change it at once do not undo each other, and no two articles have one address', async () => {
  server.change()
  const care = await staff()
  const { id, version } = await care.call(addArticle, { body: draft })
  await care.call(updateArticle, { id, body: { ...draft, title: 'Mine', version } })
  expect(await kindOf(care.call(updateArticle, { id, body: { ...draft, title: 'Theirs', version } }))).toBe(
    'conflict',
  )
  expect((await care.call(getArticleRecord, { id })).title).toBe('Mine')
  expect(await fieldsOf(care.call(addArticle, { body: draft }))).toEqual(['slug'])
  const [other] = await care.call(listArticleRecords)
  const second = await care.call(addArticle, { body: { ...draft, slug: 'another' } })
  expect(other).toBeDefined()
  expect(
    await fieldsOf(care.call(updateArticle, { id: second.id, body: { ...draft, version: second.version } })),
  ).toEqual(['slug'])
  expect(await fieldsOf(care.call(addArticle, { body: { ...draft, title_es: 'Una' } }))).toEqual([
    'summary_es',
    'body_es',
  ])
})

test('an address that another article takes at the same instant is refused at its field', async () => {
  const database = server.change()
  const care = await staff()
  const { id, version } = await care.call(addArticle, { body: draft })
  // Whatever was looked up before the change: when it is written, the other one is there.
  await database.execute(
    sql.raw(`
    create function take_first() returns trigger language plpgsql as $$ begin
      insert into articles (type, slug, title, summary, body, published_on)
        values (1, new.slug, 'First', 'First', '{First}', '2026-11-20');
      return new;
    end $$;
    create trigger take_first before update on articles for each row execute function take_first()`),
  )
  try {
    const change = care.call(updateArticle, { id, body: { ...draft, slug: 'wanted-by-two', version } })
    expect(await fieldsOf(change)).toEqual(['slug'])
  } finally {
    await database.execute(sql.raw('drop function take_first() cascade'))
  }
  expect((await care.call(getArticleRecord, { id })).slug).toBe('a-new-city')
})

test('nobody else writes articles', async () => {
  for (const who of ['family', 'caregiver', 'agencyCaregiver', 'facility', 'careManager'] as const) {
    const care = await server.as(who)
    expect(await kindOf(care.call(addArticle, { body: draft }))).toBe('forbidden')
    expect(await kindOf(care.call(listArticleRecords))).toBe('forbidden')
  }
})

test('the newsroom has a feed in both languages, without drafts, and says its articles in the sitemap', async () => {
  server.change()
  const care = await staff()
  await care.call(addArticle, { body: { ...draft, ...spanish, published: true } })
  await care.call(addArticle, { body: { ...draft, slug: 'hidden' } })
  const feed = async (query = '') => (await server.fetch(`/press/feed.xml${query}`)).text()
  expect(await feed()).toContain('<title>A new city</title>')
  expect(await feed()).toContain('We open in &#60;b&#62;Fresno')
  expect(await feed('?lang=es')).toContain('<title>Una ciudad nueva</title>')
  expect(await feed()).not.toContain('/press/hidden')
  const sitemap = await (await server.fetch('/sitemap.xml')).text()
  expect(sitemap).toContain('/press/a-new-city<')
  expect(sitemap).not.toContain('/press/hidden')
})
