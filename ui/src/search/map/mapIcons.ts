import type { Glyph } from '../../kit/icons/Icon'

/** A folded map. */
export const map: Glyph = { d: 'M9 4.5 3.5 7v12.5L9 17l6 2.5 5.5-2.5V4.5L15 7zM9 4.5V17M15 7v12.5' }
/** The list again. */
export const lines: Glyph = { d: 'M4 6.5h16M4 12h16M4 17.5h16' }
