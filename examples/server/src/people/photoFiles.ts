/** Edges in pixels of a photo's squares, each of them a file. */
export const photoSizes = [96, 192, 384, 768] as const
export type PhotoSize = (typeof photoSizes)[number]

/** Where a photo's files lie in the store. A version is a digest of what it shows: another picture, another name. */
export const rawFile = (userId: number, version: string) => `photos/${userId}/${version}/raw.jpg`
export const squareFile = (userId: number, version: string, size: PhotoSize) =>
  `photos/${userId}/${version}/${size}.webp`
