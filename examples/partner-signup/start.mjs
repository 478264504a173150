import { fileURLToPath } from 'node:url'
import { runExample } from '../../scripts/example-app.mjs'
import { inRoot } from '../../scripts/paths.mjs'
import { serveFolder } from '../../scripts/static-server.mjs'

/** A partner's site on an origin of its own, beside the product whose sign-up it offers. */
const port = Number(process.env.PORT ?? 4300)

await runExample({
  env: { EMBED_ORIGINS: `http://localhost:${port}` },
  async serve(homecare) {
    const server = await serveFolder({
      folder: fileURLToPath(new URL('pages', import.meta.url)),
      port,
      files: { '/homecare-signup.iife.js': inRoot('sdk/dist/homecare-signup.iife.js') },
      values: { homecare, partner: 'getcare' },
    })
    console.log(`The partner's site is at http://localhost:${port}, its framed variant at /framed.html`)
    return server
  },
})
