import type { Session } from '../people/session.ts'
import type { Deps } from '../deps/deps.ts'
import { cellOf } from '../geo/coarse.ts'
import type { Point } from '../geo/distance.ts'

/** Where somebody is, with the city where that is known by name. */
export interface Whereabouts extends Point {
  readonly city?: string
  readonly state?: string
}

/**
 * Where a caller is: in the cell of the own address of whoever is signed in, else where the network address is; null
 * if unknown.
 */
export async function whereaboutsOf(caller: {
  session: Session | null
  ip: string
  deps: Deps
}): Promise<Whereabouts | null> {
  const user = caller.session?.user
  const home = user && cellOf(user)
  if (home) return { ...home, city: user.city, state: user.state }
  return locateIp(caller.ip, caller.deps)
}

/**
 * Where a network address is, as the service at IP_LOCATION_URL says; null without such a service, for an address
 * of a private network, and where the service does not know or does not answer in time.
 */
export async function locateIp(
  ip: string,
  { config, log }: Pick<Deps, 'config' | 'log'>,
): Promise<Point | null> {
  if (!config.ipLocationUrl || isPrivate(ip)) return null
  try {
    const answer = await fetch(config.ipLocationUrl.replace('{ip}', encodeURIComponent(ip)), {
      signal: AbortSignal.timeout(config.lookupPatienceMs),
    })
    return answer.ok ? pointOf(await answer.json()) : null
  } catch (error) {
    log.warn('The place of an address could not be found out', { error })
    return null
  }
}

function pointOf(said: unknown): Point | null {
  const { latitude, longitude } = (said ?? {}) as Record<string, unknown>
  const [north, east] = [Number(latitude ?? NaN), Number(longitude ?? NaN)]
  const isPoint = Math.abs(north) <= 90 && Math.abs(east) <= 180
  return isPoint ? { latitude: north, longitude: east } : null
}

function isPrivate(ip: string): boolean {
  return (
    /^(?:::ffff:)?(?:10\.|127\.|192\.168\.|169\.254\.|172\.(?:1[6-9]|2\d|3[01])\.)|^::1$|^f[cd]|^fe80:/i.test(
      ip,
    ) || ip === ''
  )
}
