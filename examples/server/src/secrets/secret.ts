import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Config } from '../config/config.ts'
import type { Db, Tx } from '../db/connect.ts'
import { serverFacts } from '../tables/server.ts'

/** The server's secret: of its configuration, or else made on the first start and kept in the database. */
export async function serverSecret(db: Db | Tx, { secret }: Pick<Config, 'secret'>): Promise<string> {
  if (secret) return secret
  const name = 'secret'
  await db
    .insert(serverFacts)
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing()
  const [row] = await db.select().from(serverFacts).where(eq(serverFacts.name, name))
  return row!.value
}

/**
 * Encrypts a short text for one purpose (AES-256-GCM, a key of its own from the secret), so that a stolen table says
 * nothing. With a secret that lies in the same database, it protects no more than a copy of that one table.
 */
export function seal(secret: string, purpose: string, text: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret, purpose), nonce)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** What was sealed; throws where it was changed, or sealed with another secret. */
export function unseal(secret: string, purpose: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret, purpose), bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
}

/** The key of a demo, which has no other: as good as the secret that it is made of. */
export const demoDataKey = (secret: string) => ({ name: 'demo', key: keyOf(secret, 'data key') })

/** Stands for a text in a table: the same for the same text, and not to be found by trying without the secret. */
export function keyedHash(secret: string, purpose: string, text: string): string {
  return createHmac('sha256', keyOf(secret, purpose)).update(text).digest('hex')
}

const keyOf = (secret: string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', secret, 'homecare', purpose, 32))
