/**
 * An address as one of ours: what begins with a slash, or with what browsers read as one, is a path of `origin`,
 * however many follow. Other texts are addresses as they stand.
 */
export function addressWithin(address: string, origin: string): URL {
  return /^[/\\]/.test(address) ? new URL(new URL(origin).origin + address) : new URL(address, origin)
}
