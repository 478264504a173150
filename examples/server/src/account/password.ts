import { hash, verify } from '@node-rs/argon2'

// Argon2id, the package's default algorithm; 19 MiB and two passes, as OWASP recommends.
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, cost)

/**
 * Whether the password is the one of `stored`. Does the same work when there is none, so that the time says
 * nothing about whether an address is known.
 */
export async function passwordMatches(stored: string | null | undefined, password: string): Promise<boolean> {
  const matches = await verify(stored ?? (await someHash()), password)
  return matches && stored != null
}

let nobody: Promise<string> | undefined
function someHash(): Promise<string> {
  nobody ??= hashPassword('nobody has this password')
  return nobody
}
