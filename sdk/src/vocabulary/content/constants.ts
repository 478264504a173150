/** Earlier wordings of the terms that stay readable under their date (D1 §2; D3 §2). */
export const datedTerms = ['2018-12-01'] as const
