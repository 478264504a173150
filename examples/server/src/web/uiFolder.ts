import { fileURLToPath } from 'node:url'

/** Where the web app's build lies. */
export const uiFolder = fileURLToPath(new URL('../../../../ui', import.meta.url))
