import { isIPv4, isIPv6 } from 'node:net'

/**
 * The network address of whoever called. Each of `proxies` trusted proxies in front has added, at the right of
 * X-Forwarded-For, whom it was called by; what stands further left the caller may have written.
 */
export function callerAddress(forwarded: string | null | undefined, socket: string, proxies: number): string {
  const chain = [...(forwarded ?? '').split(',').map((one) => one.trim()), socket].filter((one) => one !== '')
  return chain[Math.max(0, chain.length - 1 - proxies)] ?? socket
}

/**
 * By what an address is counted: an IPv4 address as it is, of IPv6 the network of 64 bits, since whoever has one address
 * there has all of them.
 */
export function countedAddress(address: string): string {
  const short = shortAddress(address)
  if (short) return short
  const groups = groupsOf(address)
  return groups ? `${groups.slice(0, 4).join(':')}::/64` : address.slice(0, 64)
}

/** Roughly where an address is: the first three numbers of an IPv4 address, of IPv6 the first 48 bits; '' for what is none. */
export function networkOf(address: string): string {
  const short = shortAddress(address)
  if (short) return short.split('.').slice(0, 3).join('.')
  return groupsOf(address)?.slice(0, 3).join(':') ?? ''
}

/** An IPv4 address, also where it is written as an IPv6 one; null for another. */
function shortAddress(address: string): string | null {
  const written = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address
  return isIPv4(written) ? written : null
}

/** The eight groups of an IPv6 address, each as short as it can be written; null for another. */
function groupsOf(address: string): string[] | null {
  if (!isIPv6(address)) return null
  const [head = '', tail] = address.split('%')[0]!.toLowerCase().split('::')
  const groups = head === '' ? [] : head.split(':')
  const behind = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = Array<string>(Math.max(0, 8 - groups.length - behind.length)).fill('0')
  const all = tail === undefined ? groups : [...groups, ...zeros, ...behind]
  return all.map((group) => Number.parseInt(group, 16).toString(16))
}
