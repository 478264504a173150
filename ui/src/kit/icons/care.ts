import type { Glyph } from './Icon'

/* The icons of the screens about care: places, messages, money, time. */
/** A mortarboard. */
export const school: Glyph = {
  d: 'M12 5 2.5 9.5 12 14l9.5-4.5L12 5ZM6.5 11.5V16c3 2.6 8 2.6 11 0v-4.5M21.5 9.5V15',
}
export const heart: Glyph = {
  d: 'M12 20C6.5 16.2 3.5 13 3.5 9.3A4.6 4.6 0 0 1 8.1 4.7c1.6 0 3 .8 3.9 2.2.9-1.4 2.3-2.2 3.9-2.2a4.6 4.6 0 0 1 4.6 4.6C20.5 13 17.5 16.2 12 20Z',
}
export const place: Glyph = {
  d: 'M12 21.5s7-6.4 7-11.5a7 7 0 1 0-14 0c0 5.1 7 11.5 7 11.5ZM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
}
export const message: Glyph = { d: 'M4 5.5h16v11H11l-4.5 4v-4H4z' }
export const send: Glyph = { d: 'M4 4.5 20.5 12 4 19.5 6.5 12zM6.5 12h7' }
export const clock: Glyph = { d: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5l3.5 2' }
export const cloud: Glyph = {
  d: 'M7 18.5h9.5a4 4 0 0 0 .6-7.95 5.5 5.5 0 0 0-10.6-1.3A4.7 4.7 0 0 0 7 18.5ZM12 16v-5M9.5 13l2.5-2.5 2.5 2.5',
}
export const money: Glyph = {
  d: 'M3 6.5h18v11H3zM12 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM6.5 12v.01M17.5 12v.01',
}
export const phone: Glyph = {
  d: 'M8.5 4H5.2C4 13 11 20 20 18.8v-3.3l-4.3-1.7-1.7 2c-2.7-1.1-4.7-3.1-5.8-5.8l2-1.7z',
}
export const mail: Glyph = { d: 'M3.5 5.5h17v13h-17zM4 6.5l8 6.5 8-6.5' }
export const shield: Glyph = {
  d: 'M12 3 4.5 6v5.5c0 4.5 3 8 7.5 9.5 4.5-1.5 7.5-5 7.5-9.5V6zM8.8 12l2.3 2.3 4.2-4.5',
}
export const filter: Glyph = {
  d: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM9 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
}
export const list: Glyph = { d: 'M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5v.01M4.5 12v.01M4.5 17.5v.01' }
export const grid: Glyph = { d: 'M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z' }
export const edit: Glyph = { d: 'M4 20l1-4.5L16 4.5l3.5 3.5L8.5 19zM13.5 7l3.5 3.5' }
export const trash: Glyph = { d: 'M4.5 6.5h15M9 6.5v-3h6v3M6.5 6.5l1 14h9l1-14M10 10.5v6M14 10.5v6' }
export const plus: Glyph = { d: 'M12 5v14M5 12h14' }
export const out: Glyph = { d: 'M13.5 4H5v16h8.5M10 12h10.5M17 8.5l3.5 3.5-3.5 3.5' }
export const gear: Glyph = {
  d: 'M12 15.2a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4ZM12 3v2.5M12 18.5V21M3 12h2.5M18.5 12H21M5.6 5.6l1.8 1.8M16.6 16.6l1.8 1.8M18.4 5.6l-1.8 1.8M7.4 16.6l-1.8 1.8',
}
export const file: Glyph = { d: 'M6 3.5h8l4.5 4.5v12.5H6zM14 3.5V8h4.5M9 13h6M9 16.5h6' }
export const people: Glyph = {
  d: 'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 19.5c.6-3.5 3.2-5.3 6.5-5.3s5.9 1.8 6.5 5.3M15.5 4.3a3.5 3.5 0 0 1 0 6.5M17.5 14.5c2.2.7 3.6 2.4 4 5',
}
