import type { DocumentListIcon } from '@homecare/sdk/documents'
import type { Glyph } from '../kit/icons/Icon'
import { file } from '../kit/icons/care'

const picture: Glyph = { d: 'M4 4.5h16v15H4zM4 16l5-5 4.5 4.5 2.5-2.5 4 4M15.5 9.5v.01' }
const film: Glyph = { d: 'M4 5h16v14H4zM10 9v6l5-3z' }

/** The drawing of a file by its type; its ending stands beside it in words. */
export const documentGlyphs: Readonly<Record<DocumentListIcon, Glyph>> = {
  png: picture,
  gif: film,
  jpg: picture,
  pdf: file,
  other: file,
}
