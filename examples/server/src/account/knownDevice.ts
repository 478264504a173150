import { timingSafeEqual } from 'node:crypto'
import { cookie, cookieOf } from '../http/cookies.ts'
import type { Deps } from '../deps/deps.ts'
import { keyedHash } from '../secrets/secret.ts'
import { newToken } from '../secrets/token.ts'

/*
 * A device on which somebody has logged in may try passwords on a count of its own: who tries at their address from
 * elsewhere keeps them from nothing. The cookie signs nobody in.
 */

type Settings = Pick<Deps['config'], 'secureCookies'> & { readonly secret: string }

const seconds = 400 * 86_400
/** People of one household may share a device. */
const mostPeople = 5

const nameOf = ({ secureCookies }: Settings) => (secureCookies ? '__Host-device' : 'device')
const signed = (secret: string, id: string, userId: number) =>
  keyedHash(secret, 'device', `${id} ${userId}`).slice(0, 32)

/** The device's own number and its proofs, each of one person who has logged in on it. */
function readDevice(request: Request, settings: Settings) {
  const [id = '', ...proofs] = (cookieOf(request, nameOf(settings)) ?? '').split('.')
  return /^[\w-]{20,100}$/.test(id)
    ? { id, proofs: proofs.filter((one) => /^[0-9a-f]{32}$/.test(one)) }
    : null
}

/** The device's number where the user has logged in on it before, else null. */
export function knownDevice(request: Request, settings: Settings, userId: number): string | null {
  const device = readDevice(request, settings)
  if (!device) return null
  const proof = Buffer.from(signed(settings.secret, device.id, userId))
  return device.proofs.some((one) => timingSafeEqual(Buffer.from(one), proof)) ? device.id : null
}

/** The Set-Cookie line after a login: the device knows this user now, and the last few others. */
export function rememberDevice(request: Request, settings: Settings, userId: number): string {
  const { id, proofs } = readDevice(request, settings) ?? { id: newToken(), proofs: [] }
  const own = signed(settings.secret, id, userId)
  const kept = [own, ...proofs.filter((one) => one !== own)].slice(0, mostPeople)
  const options = { httpOnly: true, secure: settings.secureCookies, maxAge: seconds }
  return cookie(nameOf(settings), [id, ...kept].join('.'), options)
}
