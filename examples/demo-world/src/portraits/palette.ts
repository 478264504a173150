/** Colours of the drawn portraits: the paper-and-ink family of the product, with skin and hair of everybody. */
export const skins = [
  '#f7dcc6',
  '#f1cbaa',
  '#e7b98f',
  '#d9a377',
  '#c88c60',
  '#b2744a',
  '#98603c',
  '#7a4a2e',
  '#5f3823',
  '#48291a',
] as const
export const hairs = [
  '#17110e',
  '#2a1b14',
  '#3f281b',
  '#5d3b23',
  '#85572c',
  '#a97b45',
  '#c9a568',
  '#8a3f24',
  '#8e8a86',
  '#c9c5be',
  '#ebe7e0',
] as const
/** The first of the grey tones in `hairs`. */
export const greys = [8, 9, 10] as const
export const cloths = [
  '#0b5351',
  '#c6492f',
  '#41586b',
  '#7a4f79',
  '#b98a2f',
  '#2f5f8a',
  '#8c3b52',
  '#56713a',
  '#d7cbb8',
  '#34383f',
] as const
export const scrubs = [
  '#0b5351',
  '#2f6f9a',
  '#4b5f8f',
  '#7d4f74',
  '#2d7d6e',
  '#8f3a4c',
  '#55707a',
  '#1f3f5f',
] as const
export const backgrounds = [
  '#e9c9b0',
  '#cfe0dc',
  '#efe0bd',
  '#d9d6ea',
  '#f0cfc4',
  '#d3e2c6',
  '#c9dcea',
  '#eadbd0',
  '#dfe3e6',
  '#f3d9a8',
] as const

/** A tone darker (below 1) or lighter (above 1). */
export function shade(hex: string, factor: number): string {
  const value = Number.parseInt(hex.slice(1), 16)
  const channels = [value >> 16, (value >> 8) & 255, value & 255].map((channel) =>
    Math.round(factor <= 1 ? channel * factor : channel + (255 - channel) * (factor - 1)),
  )
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}
