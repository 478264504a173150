import type { Page } from '@playwright/test'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How much of an upload is taken before the line goes dead. */
const share = 0.85

/** A line that goes dead in the middle of an upload. */
export interface StalledUpload {
  /** Breaks the connection; what is tried again finds none. */
  readonly breakOff: () => void
  /** Lets uploads through to the product again. */
  readonly mend: () => Promise<void>
}

/**
 * Leads uploads to an address to a server that reads most of each, and then nothing more: it stands still near its end
 * until the line is broken, however slow the machine is.
 */
export async function stallUploads(
  page: Page,
  method: 'POST' | 'PATCH',
  address: string,
): Promise<StalledUpload> {
  const server = createServer((request) => {
    const enough = share * Number(request.headers['content-length'])
    let taken = 0
    request.on('error', () => {})
    request.on('data', (chunk: Buffer) => {
      taken += chunk.length
      if (taken >= enough) request.pause()
    })
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  await page.route(address, (route) =>
    route.request().method() === method ? route.continue({ url }) : route.fallback(),
  )
  return {
    breakOff() {
      server.close()
      server.closeAllConnections()
    },
    mend: () => page.unroute(address),
  }
}
