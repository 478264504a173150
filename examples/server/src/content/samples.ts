import { getArticle, getHomePage, listArticles, sendReport } from '@homecare/sdk/content'
import { sample } from '../testing/samples.ts'

export const contentSamples = [
  sample(getHomePage, {}),
  sample(listArticles, { query: {} }),
  sample(getArticle, { slug: 'what-families-ask-first' }),
  sample(sendReport, { body: { level: 'error', message: 'A list was empty' } }),
]
