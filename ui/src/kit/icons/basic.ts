import type { Glyph } from './Icon'

/* The icons of the kit itself and of the shell: they are in the first load. */
export const check: Glyph = { d: 'M5 12.5 10 17.5 19.5 7' }
export const close: Glyph = { d: 'M6 6 18 18M18 6 6 18' }
export const menu: Glyph = { d: 'M4 7h16M4 12h16M4 17h16' }
export const down: Glyph = { d: 'm6 9.5 6 6 6-6' }
export const left: Glyph = { d: 'm14.5 6-6 6 6 6' }
export const right: Glyph = { d: 'm9.5 6 6 6-6 6' }
export const search: Glyph = { d: 'M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM15.8 15.8 20.5 20.5' }
export const star: Glyph = {
  solid: true,
  d: 'M12 3.2l2.7 5.6 6.1.8-4.5 4.2 1.2 6.1L12 16.9l-5.5 3 1.2-6.1L3.2 9.6l6.1-.8z',
}
export const alert: Glyph = { d: 'M12 7.5v5.5M12 16.5v.01M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z' }
export const warning: Glyph = {
  d: 'M12 9.5v4.5M12 17.2v.01M10.5 4.3 2.9 17.8a1.7 1.7 0 0 0 1.5 2.6h15.2a1.7 1.7 0 0 0 1.5-2.6L13.5 4.3a1.7 1.7 0 0 0-3 0Z',
}
export const info: Glyph = { d: 'M12 11v5.5M12 7.5v.01M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z' }
export const done: Glyph = { d: 'm8 12.3 2.8 2.9L16.2 9.3M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z' }
export const retry: Glyph = { d: 'M4.5 12a7.5 7.5 0 1 0 2.3-5.4L4.5 8.8M4.5 4v4.8h4.8' }
export const eye: Glyph = {
  d: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
}
export const eyeOff: Glyph = {
  d: 'M4 4l16 16M9.9 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.7 3.5M6.3 7.3A16.5 16.5 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4.3-1.1M10 10.1a3 3 0 0 0 4 4',
}
export const calendar: Glyph = { d: 'M4 6.5h16v14H4zM4 11h16M8.5 3.5v5M15.5 3.5v5' }
export const person: Glyph = { d: 'M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4 20.5c.8-4 3.9-6 8-6s7.2 2 8 6' }
