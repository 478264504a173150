import type { Glyph } from '../kit/icons/Icon'

export const turnLeft: Glyph = { d: 'M4.5 4.5v5h5M4.9 9.5A8 8 0 1 1 4 13' }
export const turnRight: Glyph = { d: 'M19.5 4.5v5h-5M19.1 9.5A8 8 0 1 0 20 13' }
export const minus: Glyph = { d: 'M5 12h14' }
export const up: Glyph = { d: 'm6 14.5 6-6 6 6' }
export const down: Glyph = { d: 'm6 9.5 6 6 6-6' }
