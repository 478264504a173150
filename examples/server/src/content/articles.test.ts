import { getArticle, listArticles } from '@homecare/sdk/content'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { smallWorld } from '../testing/world.ts'
import { articles } from '../tables/content.ts'

const server = smallWorld()

const list = (query: { type?: 1 | 2 } = {}) => server.visitor().care.call(listArticles, { query })

test('articles are listed latest first, of one kind or of both', async () => {
  const both = await list()
  const days = both.map(({ published_on }) => published_on)
  expect(days).toEqual([...days].sort().reverse())
  for (const type of [1, 2] as const) {
    const some = await list({ type })
    expect(some.length).toBeGreaterThan(0)
    expect(some).toEqual(both.filter((article) => article.type === type))
  }
})

test('an article is read by its slug, and another is not found', async () => {
  const [first] = await list()
  const article = await server.visitor().care.call(getArticle, { slug: first!.slug })
  expect(article).toMatchObject({ ...first, body: expect.arrayContaining([expect.any(String)]) })
  await expect(server.visitor().care.call(getArticle, { slug: 'none' })).rejects.toMatchObject({
    kind: 'notFound',
  })
})

test('an article that is dated ahead waits for its day in California', async () => {
  const [first] = await list()
  const { slug } = first!
  await server.db.update(articles).set({ published_on: '2026-11-22' }).where(eq(articles.slug, slug))
  const slugs = async () => (await list()).map((article) => article.slug)
  expect(await slugs()).not.toContain(slug)
  // The clock is at noon in Greenwich: the next day begins there twelve hours on, in California twenty.
  server.clock.advance(19 * 3_600_000)
  await expect(server.visitor().care.call(getArticle, { slug })).rejects.toMatchObject({ kind: 'notFound' })
  server.clock.advance(3_600_000)
  expect((await slugs())[0]).toBe(slug)
})
