/**
 * An id that nobody else has: a UUID, or four random numbers where there is no `randomUUID`, as on a page that is not
 * served securely; and of the time and of chance where there is no `crypto` at all, as in React Native.
 */
export function newId(): string {
  const { crypto } = globalThis as { readonly crypto?: Partial<Crypto> }
  return (
    crypto?.randomUUID?.() ??
    crypto?.getRandomValues?.(new Uint32Array(4)).join('-') ??
    `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`
  )
}
