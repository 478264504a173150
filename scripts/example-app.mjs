import { requireNode } from './node-version.mjs'

/**
 * Runs an example beside the product. `serve` puts up the example's own pages, given the product's address: that of
 * HOMECARE_URL, or else the product is started as `npm start` does it, with `env`, and both end together.
 */
export async function runExample({ serve, env = {} }) {
  requireNode()
  const { installWhenNeeded } = await import('./pnpm.mjs')
  const { buildSdkWhenChanged } = await import('./build-sdk.mjs')
  const { runToEnd } = await import('./child.mjs')
  const { inRoot } = await import('./paths.mjs')
  try {
    await installWhenNeeded()
    await buildSdkWhenChanged()
    const running = process.env.HOMECARE_URL
    const port = process.env.HOMECARE_PORT ?? '4200'
    const server = await serve(running ?? `http://127.0.0.1:${port}`)
    if (running) return endWithSignal(server)
    process.exitCode = await runToEnd(process.execPath, [inRoot('scripts/start.mjs')], {
      env: { ...env, PORT: port },
    })
    server.close()
    server.closeAllConnections()
  } catch (error) {
    console.error(error.code === 'EADDRINUSE' ? `Port ${error.port} is taken: set PORT.` : error.message)
    process.exitCode = 1
  }
}

function endWithSignal(server) {
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      server.close()
      server.closeAllConnections()
    })
  }
}
