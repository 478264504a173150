/** What a browser keeps of cookies between its requests. */
export interface Jar {
  /** As `document.cookie` gives them, HttpOnly ones included. */
  cookies(): string
  get(name: string): string | undefined
  set(name: string, value: string): void
  /** Sends with the cookies, and keeps what the answer sets. */
  readonly fetch: typeof fetch
}

export const testOrigin = 'http://homecare.test'

/** A jar in front of a server in process; relative addresses are of `testOrigin`. */
export function createJar(send: (request: Request) => Promise<Response>): Jar {
  const kept = new Map<string, string>()
  const cookies = () => [...kept].map(([name, value]) => `${name}=${value}`).join('; ')
  return {
    cookies,
    get: (name) => kept.get(name),
    set: (name, value) => void kept.set(name, value),
    async fetch(input, init) {
      const address = typeof input === 'string' && input.startsWith('/') ? testOrigin + input : input
      const request = new Request(address, init)
      if (kept.size > 0) request.headers.set('Cookie', cookies())
      const response = await send(request)
      for (const line of response.headers.getSetCookie()) {
        const [pair = '', ...attributes] = line.split('; ')
        const equals = pair.indexOf('=')
        const name = pair.slice(0, equals)
        if (attributes.includes('Max-Age=0')) kept.delete(name)
        else kept.set(name, pair.slice(equals + 1))
      }
      return response
    },
  }
}
