import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { DataKey } from '../config/dataKeys.ts'

/** Where a sealed text stands. What is bound to one place opens in no other, nor after its version has gone by. */
export interface SealedPlace {
  readonly table: string
  readonly column: string
  readonly row: number
  readonly version: number
}

/** Seals texts in envelopes, and opens them. */
export interface KeyRing {
  /** The name of the key that closes new envelopes. */
  readonly newest: string
  seal(place: SealedPlace, text: string): string
  /** Throws where the envelope was changed, was made for another place, or its key is not on the ring. */
  open(place: SealedPlace, sealed: string): string
  /** The same envelope closed with the newest key, its text untouched; null where it is already. Throws as `open` does. */
  rewrap(place: SealedPlace, sealed: string): string | null
}

/**
 * A ring of keys, the newest first. Each text has a data key of its own (AES-256-GCM), which a key of the ring wraps; both are
 * bound to the text's place. An envelope is `v1.k2.wrapped.nonce.tag.text`, the last four in base64url, and says which key
 * wrapped it: older keys stay on the ring until nothing names them.
 */
export function createKeyRing(keys: readonly [DataKey, ...DataKey[]]): KeyRing {
  const [newest] = keys
  const wrap = (place: SealedPlace, dataKey: Buffer) => {
    const { nonce, tag, text } = encrypt(newest.key, bound(place, newest.name), dataKey)
    return base64url(Buffer.concat([nonce, tag, text]))
  }
  const unwrap = (place: SealedPlace, name: string, wrapped: string) => {
    const found = keys.find((one) => one.name === name)
    if (!found) throw new Error(`no key of the ring is called ‘${name}’`)
    const bytes = Buffer.from(wrapped, 'base64url')
    const [nonce, tag, text] = [bytes.subarray(0, 12), bytes.subarray(12, 28), bytes.subarray(28)]
    return decrypt(found.key, bound(place, name), { nonce, tag, text })
  }
  return {
    newest: newest.name,
    seal(place, text) {
      const dataKey = randomBytes(32)
      const sealed = encrypt(dataKey, bound(place), Buffer.from(text, 'utf8'))
      const parts = [sealed.nonce, sealed.tag, sealed.text].map(base64url)
      return ['v1', newest.name, wrap(place, dataKey), ...parts].join('.')
    },
    open(place, sealed) {
      const { name, wrapped, rest } = partsOf(sealed)
      const [nonce, tag, text] = rest.map((part) => Buffer.from(part, 'base64url')) as [
        Buffer,
        Buffer,
        Buffer,
      ]
      return decrypt(unwrap(place, name, wrapped), bound(place), { nonce, tag, text }).toString('utf8')
    },
    rewrap(place, sealed) {
      const { name, wrapped, rest } = partsOf(sealed)
      if (name === newest.name) return null
      return ['v1', newest.name, wrap(place, unwrap(place, name, wrapped)), ...rest].join('.')
    },
  }
}

/** The name of the key that an envelope was closed with. */
export const keyNameOf = (sealed: string): string => partsOf(sealed).name

interface Sealed {
  readonly nonce: Buffer
  readonly tag: Buffer
  readonly text: Buffer
}

function encrypt(key: Buffer, aad: Buffer, text: Buffer): Sealed {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(aad)
  const sealed = Buffer.concat([cipher.update(text), cipher.final()])
  return { nonce, tag: cipher.getAuthTag(), text: sealed }
}

function decrypt(key: Buffer, aad: Buffer, { nonce, tag, text }: Sealed): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: 16 }).setAAD(aad)
  decipher.setAuthTag(tag)
  return Buffer.concat([decipher.update(text), decipher.final()])
}

function partsOf(sealed: string): { name: string; wrapped: string; rest: string[] } {
  const [version, name, wrapped, ...rest] = sealed.split('.')
  if (version !== 'v1' || !name || !wrapped || rest.length !== 3) throw new Error('this is no envelope')
  return { name, wrapped, rest }
}

const bound = ({ table, column, row, version }: SealedPlace, key = '') =>
  Buffer.from([table, column, row, version, key].join('.'), 'utf8')

const base64url = (bytes: Buffer) => bytes.toString('base64url')
