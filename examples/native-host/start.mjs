import { fileURLToPath } from 'node:url'
import { runExample } from '../../scripts/example-app.mjs'
import { inRoot } from '../../scripts/paths.mjs'
import { serveFolder } from '../../scripts/static-server.mjs'

/**
 * A native app that shows a page of its bundle in a web view: `localhost` plays the app, `127.0.0.1`, another origin,
 * the web view. The page's calls go through this server, as an app's go through its own network layer.
 */
const port = Number(process.env.PORT ?? 4310)

await runExample({
  async serve(homecare) {
    const server = await serveFolder({
      folder: fileURLToPath(new URL('pages', import.meta.url)),
      port,
      files: Object.fromEntries(
        ['homecare.iife.js', 'homecare-native.iife.js'].map((file) => [
          `/view/${file}`,
          inRoot('sdk/dist', file),
        ]),
      ),
      values: { app: `http://localhost:${port}`, view: `http://127.0.0.1:${port}` },
      answer: (request, response) => passCallOn(homecare, request, response),
    })
    console.log(`The native host is at http://localhost:${port}`)
    return server
  },
})

/** Calls that only read; says whether the request was one. */
async function passCallOn(homecare, request, response) {
  if (request.method !== 'GET' || !request.url.startsWith('/v1/')) return false
  const answer = await fetch(homecare + request.url, { headers: { Accept: 'application/json' } })
  response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(await answer.text())
  return true
}
