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
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped && isIPv4(mapped)) return mapped
  if (!isIPv6(address)) return address.slice(0, 64)
  const [head = '', tail] = address.split('%')[0]!.toLowerCase().split('::')
  const groups = head === '' ? [] : head.split(':')
  const behind = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = Array<string>(Math.max(0, 8 - groups.length - behind.length)).fill('0')
  const all = tail === undefined ? groups : [...groups, ...zeros, ...behind]
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
