/** A fresh idempotency key; also where a page is not served securely, and so has no `randomUUID`. */
export function newIdempotencyKey(): string {
  return (
    globalThis.crypto?.randomUUID?.() ?? `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`
  )
}

/**
 * Idempotency keys by what is sent: pressing again after a lost answer is the same attempt, and counts once; other
 * content is another one.
 */
export function keyPerContent(newKey: () => string = newIdempotencyKey): (content: unknown) => string {
  const keys = new Map<string, string>()
  return (content) => {
    const text = JSON.stringify(content)
    const key = keys.get(text) ?? newKey()
    keys.set(text, key)
    return key
  }
}
