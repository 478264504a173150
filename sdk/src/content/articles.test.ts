import { describe, expect, it } from 'vitest'
import { withHostileValues } from '../testing/hostile.js'
import { articleBySlug, articlesOf } from './articles.js'

const articles = [
  { type: 1, slug: 'old', published_on: '2025-01-01' },
  { type: 2, slug: 'insight', published_on: '2026-05-01' },
  { type: 1, slug: 'new', published_on: '2026-01-01' },
  { type: 1, slug: 'undated' },
]

describe('articles', () => {
  it('stand in two lists, newest first', () => {
    expect(articlesOf(articles, 1).map(({ slug }) => slug)).toEqual(['new', 'old', 'undated'])
    expect(articlesOf(articles, 2).map(({ slug }) => slug)).toEqual(['insight'])
  })
  it('are found by their slug', () => {
    expect(articleBySlug(articles, 'insight')?.type).toBe(2)
    expect(articleBySlug(articles, 'none')).toBeNull()
  })
  it('never throw', () => {
    withHostileValues(2, (a: never, b: never) => [
      articlesOf(a, b),
      articleBySlug(a, b),
      articlesOf([a, { type: 1, slug: a }], 1),
    ])
  })
})
