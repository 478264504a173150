import type { Glyph } from '../../kit/icons/Icon'

/* An icon that only care plans have. */
export const skip: Glyph = { d: 'M5 5.5v13l9-6.5zM18.5 5.5v13' }
