/** Earlier wordings of the terms that stay readable under their date. */
export const datedTerms = ['2018-12-01'] as const
/** Longest parts of an article, in characters. */
export const articleLimits = { slug: 80, title: 160, summary: 300, body: 20_000 } as const
