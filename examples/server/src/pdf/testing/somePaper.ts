import type { Paper, PaperPart } from '../paper.ts'

/** A document of these parts. */
export const somePaper = (parts: readonly PaperPart[], given: Partial<Paper> = {}): Paper => ({
  language: 'es',
  title: 'Acuerdo de cuidado',
  author: 'Homecare',
  foot: 'Homecare · Acuerdo de cuidado',
  pageOf: 'Página {page} de {pages}',
  made: '2026-11-21T12:00:00.000Z',
  ...given,
  parts,
})
