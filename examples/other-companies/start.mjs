import { fileURLToPath } from 'node:url'
import { runExample } from '../../scripts/example-app.mjs'
import { serveFolder } from '../../scripts/static-server.mjs'

/**
 * Two companies on an origin of their own, for whoever has agreed to them: one runs the customer chat, the other counts
 * visits. Each shows at /heard all that it was ever told.
 */
const port = Number(process.env.PORT ?? 4320)
const origin = `http://localhost:${port}`

await runExample({
  env: {
    CUSTOMER_CHAT_URL: `${origin}/?app={app}&language={language}`,
    CUSTOMER_CHAT_FAMILY_TEST_APP: 'families',
    CUSTOMER_CHAT_CAREGIVER_TEST_APP: 'caregivers',
    CONVERSION_PIXEL_URL: `${origin}/visit.gif`,
    INTERCOM_SECRET: 'a trial',
  },
  async serve(homecare) {
    const heard = []
    const server = await serveFolder({
      folder: fileURLToPath(new URL('pages', import.meta.url)),
      port,
      values: { homecare: new URL(homecare).origin },
      answer: (request, response) => answer(heard, request, response),
    })
    console.log(`What the other companies hear is at ${origin}/heard`)
    return server
  },
})

/** The picture, what the chat's page passes on to its company, and what both have heard; says whether it was one of them. */
async function answer(heard, request, response) {
  const { pathname, search } = new URL(request.url, origin)
  if (pathname === '/visit.gif') {
    heard.push({ counter: search })
    response.writeHead(200, { 'Content-Type': 'image/gif', 'Cache-Control': 'no-store' }).end(picture)
    return true
  }
  if (pathname !== '/heard') return false
  if (request.method === 'POST') {
    const parts = await request.toArray()
    heard.push({ chat: Buffer.concat(parts).toString() })
    response.writeHead(204).end()
  } else {
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(heard, null, 2))
  }
  return true
}

/** One clear point. */
const picture = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
