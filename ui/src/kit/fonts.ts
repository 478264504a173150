import body from './fonts/atkinson-hyperlegible-next.woff2?url'
import display from './fonts/fraunces.woff2?url'

/** The two faces of the product, to be preloaded as `font/woff2` with `crossorigin`. */
export const fontUrls: readonly string[] = [body, display]
