import {
  createCipheriv,
  createECDH,
  createPrivateKey,
  hkdfSync,
  randomBytes,
  sign,
  type ECDH,
} from 'node:crypto'

/** A server's pair of keys, by which push services know it: raw P-256, base64url. */
export interface PushKeys {
  readonly publicKey: string
  readonly privateKey: string
}

/** New keys for a server. Whoever changes them has to have every device ask again. The pair is given by its test. */
export function newPushKeys(pair: ECDH = newPair()): PushKeys {
  // Node leaves out the zeros in front of a private key.
  const privateKey = pair.getPrivateKey('hex').padStart(64, '0')
  return {
    publicKey: pair.getPublicKey('base64url'),
    privateKey: Buffer.from(privateKey, 'hex').toString('base64url'),
  }
}

interface Reader {
  readonly p256dh: string
  readonly auth: string
}

const recordSize = 4096

/** A text that only the device can read: `aes128gcm` of RFC 8188 with the keys of RFC 8291. Salt and sender for its test. */
export function encryptPush(
  text: string,
  { p256dh, auth }: Reader,
  salt: Buffer = randomBytes(16),
  sender: ECDH = newPair(),
): Uint8Array<ArrayBuffer> {
  const reader = Buffer.from(p256dh, 'base64url')
  const own = sender.getPublicKey()
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), reader, own])
  const key = hkdf(sender.computeSecret(reader), Buffer.from(auth, 'base64url'), info, 32)
  const contentKey = hkdf(key, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = hkdf(key, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const cipher = createCipheriv('aes-128-gcm', contentKey, nonce)
  // One record, the last: 2 ends its text.
  const sealed = [cipher.update(Buffer.concat([Buffer.from(text), Buffer.of(2)])), cipher.final()]
  const head = Buffer.alloc(5)
  head.writeUInt32BE(recordSize, 0)
  head.writeUInt8(own.length, 4)
  return new Uint8Array(Buffer.concat([salt, head, own, ...sealed, cipher.getAuthTag()]))
}

function newPair(): ECDH {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  return pair
}

const hkdf = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))

/** Who asks, for the push service of an address: a signed token of RFC 8292, good for twelve hours. */
export function vapidHeader(
  { publicKey, privateKey }: PushKeys,
  contact: string,
  endpoint: string,
  now: number,
): string {
  const raw = Buffer.from(publicKey, 'base64url')
  const jwk = {
    ...{ kty: 'EC', crv: 'P-256', d: privateKey },
    ...{ x: raw.subarray(1, 33).toString('base64url'), y: raw.subarray(33).toString('base64url') },
  }
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const claims = { aud: new URL(endpoint).origin, exp: Math.floor(now / 1000) + 12 * 3600, sub: contact }
  const signed = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`
  const key = createPrivateKey({ key: jwk, format: 'jwk' })
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' })
  return `vapid t=${signed}.${signature.toString('base64url')}, k=${publicKey}`
}
