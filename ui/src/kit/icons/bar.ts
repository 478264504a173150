import type { Glyph } from './Icon'

/* The icons of the bar that stand nowhere else. */
export const house: Glyph = { d: 'M4 11 12 4.5l8 6.5v8.5h-5.5v-5h-5v5H4z' }
export const bag: Glyph = { d: 'M4 8h16v11.5H4zM9 8V5h6v3M4 13h16M12 12v2' }
export const help: Glyph = {
  d: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM9.5 9.5a2.5 2.5 0 1 1 3.6 2.3c-.8.4-1.1.9-1.1 1.7M12 16.8v.01',
}
