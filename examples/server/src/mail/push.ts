import type { Config } from '../config/config.ts'
import { encryptPush, vapidHeader, type PushKeys } from './pushCrypto.ts'

/** A browser that shows notices, by what it gave us. */
export interface PushDevice {
  readonly id: number
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/** What a device shows; a press on it opens the page. Nothing of health, and nobody's name but a facility's. */
export interface PushWords {
  readonly title: string
  readonly body: string
  /** A page of ours. */
  readonly url: string
  /** A later one with the same tag takes its place on the device. */
  readonly tag: string
}

/** The browser has taken its permission back, or is gone: it is not to be asked again. */
export class DeviceGone extends Error {
  override readonly name = 'DeviceGone'
}

/** The push service takes this never. */
export class RefusedByPush extends Error {
  override readonly name = 'RefusedByPush'
}

/** Hands what a device is to show over to its maker's push service. */
export interface Push {
  send(device: PushDevice, words: PushWords, goodForMs: number): Promise<void>
}

/** Makes devices ring, and it is certain. */
export interface Pushes {
  /** The key that browsers subscribe with; null where this server makes no device ring. */
  readonly publicKey: string | null
  /** Keeps it with what the present transaction does, and sends it once that is committed. */
  keep(device: PushDevice, words: PushWords, goodUntil: number): Promise<void>
}

/** Push services of the browsers there are: an address that a caller gave is sent to nobody else. */
const services = [
  /(?:^|\.)fcm\.googleapis\.com$/,
  /^android\.googleapis\.com$/,
  /(?:^|\.)push\.services\.mozilla\.com$/,
  /(?:^|\.)push\.apple\.com$/,
  /(?:^|\.)notify\.windows\.com$/,
]

/** Whether an address is one of a push service: of a browser's maker over https, or of the setting's own host. */
export function isPushService(endpoint: string, ownHost: string | undefined): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, host, username, port } = new URL(endpoint)
  if (username !== '') return false
  if (ownHost !== undefined && host === ownHost) return true
  return protocol === 'https:' && port === '' && services.some((service) => service.test(hostname))
}

/** Web push by RFC 8030, encrypted by RFC 8291 for the device alone, signed by RFC 8292. */
export function webPush(
  { keys, contact }: NonNullable<Config['push']>,
  now: () => number,
  { answerMs = 10_000 } = {},
): Push {
  return {
    async send(device, words, goodForMs) {
      const response = await fetch(device.endpoint, {
        method: 'POST',
        headers: {
          'Content-Encoding': 'aes128gcm',
          'Content-Type': 'application/octet-stream',
          TTL: String(Math.max(0, Math.round(goodForMs / 1000))),
          Urgency: 'normal',
          Authorization: vapidHeader(keys satisfies PushKeys, contact, device.endpoint, now()),
        },
        body: encryptPush(JSON.stringify(words), device),
        redirect: 'error',
        signal: AbortSignal.timeout(answerMs),
      })
      await response.body?.cancel()
      if (response.ok) return
      const said = `The device was not told (${response.status})`
      if (response.status === 404 || response.status === 410) throw new DeviceGone(said)
      throw isForGood(response.status) ? new RefusedByPush(said) : new Error(said)
    },
  }
}

const isForGood = (status: number) => status >= 400 && status < 500 && status !== 408 && status !== 429
