import type { Glyph } from '../kit/icons/Icon'

/* The icons that only care plans have. */
export const skip: Glyph = { d: 'M5 5.5v13l9-6.5zM18.5 5.5v13' }
export const undo: Glyph = { d: 'M8.5 5 4 9.5 8.5 14M4 9.5h10a5.5 5.5 0 0 1 0 11h-3' }
