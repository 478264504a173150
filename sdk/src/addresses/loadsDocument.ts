import { addresses } from '../vocabulary/addresses/addresses.js'
import type { AddressTable } from '../vocabulary/addresses/row.js'
import { plainPath } from './path.js'

/**
 * Whether the page of an address is always loaded as a document, and left as one: it has a security policy of its own, which
 * comes with a document and with nothing else.
 */
export function loadsDocument(address: string): boolean {
  const path = plainPath(address)
  return path !== null && patterns.some((pattern) => pattern.test(path))
}

const patterns = Object.entries<AddressTable[`/${string}`]>(addresses as AddressTable)
  .filter(([, { loads }]) => loads === 'document')
  .map(([pattern]) => new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`))
