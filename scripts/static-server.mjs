import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'

/**
 * Serves the pages of an example, as any web server would: the files of `folder`, and `files` from elsewhere, by path.
 * `{{name}}` in a page stands for a value of `values`. `answer` may take a request first: it says whether it has.
 */
export function serveFolder({ folder, port, files = {}, values = {}, answer }) {
  const server = createServer(async (request, response) => {
    try {
      if (await answer?.(request, response)) return
      const { pathname } = new URL(request.url, 'http://localhost')
      const path = pathname.endsWith('/') ? `${pathname}index.html` : pathname
      const type = types[extname(path)]
      if (!type || (request.method !== 'GET' && request.method !== 'HEAD')) throw new Error('no such page')
      // A leading slash keeps `..` inside.
      const file = await readFile(files[path] ?? join(folder, normalize(path)))
      response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' })
      response.end(type.startsWith('text/html') ? filled(file.toString(), values) : file)
    } catch {
      response.writeHead(404, { 'Content-Type': types['.html'] }).end('Not found')
    }
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve(server))
  })
}

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
}

const filled = (text, values) => text.replace(/\{\{(\w+)\}\}/g, (_, name) => values[name] ?? '')
