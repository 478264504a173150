import type { Server } from 'node:http'
import { join } from 'node:path'
import { uiFolder } from '../web/uiFolder.ts'
import type { Before } from './listen.ts'
import type { Render } from '../web/pages.ts'

interface Development {
  readonly before: Before
  readonly render: Render
  close(): Promise<void>
}

const commonJs = ['react', 'react-dom', 'react-dom/server', 'react/jsx-runtime', 'react/jsx-dev-runtime']

/** The web app from its sources: Vite answers for modules and styles, and reloads them in the page. */
export async function startDevelopment(server: Server): Promise<Development> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root: uiFolder,
    configFile: join(uiFolder, 'vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
    // The build takes everything in; here Node loads what is CommonJS itself.
    ssr: { external: commonJs },
  })
  return {
    before: (request, response, next) => vite.middlewares(request, response, next),
    async render(request) {
      const entry = (await vite.ssrLoadModule('/src/app/entry-server.tsx')) as { render: Render }
      return entry.render(request)
    },
    close: () => vite.close(),
  }
}
