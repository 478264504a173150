/** Earlier wordings of the terms that stay readable under their date. */
export const datedTerms = ['2018-12-01'] as const
