import type { Db } from './connect.ts'

/** What is asked for together, by what it is about. */
type Waiting<Item, Value> = Map<string, { readonly items: Item[]; readonly value: Promise<Value> }>

/**
 * A reading that many ask for at once: what is asked for in one turn of the loop is read once for all of them, and each is given
 * that. It begins after the last of them has asked, so that nobody is told what was true before they came. Nothing is kept. For
 * outside of transactions: what one of these has written nobody else reads.
 */
export function gathered<Item, Value>(
  read: (db: Db, about: string, items: readonly Item[]) => Promise<Value>,
): (db: Db, about: string, item: Item) => Promise<Value> {
  const waiting = new WeakMap<Db, Waiting<Item, Value>>()
  return (db, about, item) => {
    const known = waiting.get(db) ?? new Map()
    waiting.set(db, known)
    const others = known.get(about)
    if (others) {
      others.items.push(item)
      return others.value
    }
    const items = [item]
    const value = new Promise((resolve) => setImmediate(resolve)).then(() => {
      known.delete(about)
      return read(db, about, items)
    })
    known.set(about, { items, value })
    return value
  }
}
