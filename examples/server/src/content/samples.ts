import { addArticle, getArticleRecord, updateArticle } from '@homecare/sdk/content'
import { sample } from '../testing/samples.ts'

/** Its address is of no form: it is turned down for that. */
const draft = {
  type: 1,
  slug: 'Not An Address',
  title: 'A new city',
  summary: 'We open in Fresno.',
  body: 'Families in Fresno can find caregivers now.',
  title_es: '',
  summary_es: '',
  body_es: '',
  published_on: '2026-12-01',
  published: false,
} as const

export const contentSamples = [
  sample(addArticle, { body: draft }),
  sample(getArticleRecord, { id: 1 }),
  sample(updateArticle, { id: 1, body: { ...draft, version: 1 } }),
]
