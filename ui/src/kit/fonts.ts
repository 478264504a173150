import body from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url'
import display from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url'

/** The two faces of the product, to be preloaded as `font/woff2` with `crossorigin`. */
export const fontUrls: readonly string[] = [body, display]
