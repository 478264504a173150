/** Runs one thing at a time under a name; whoever else asks waits for its turn. */
export type Lock = <T>(name: string, run: () => Promise<T>) => Promise<T>

/** One at a time over all tabs of a browser, also when a tab is killed: its Web Locks (`navigator.locks`). */
export function webLock(locks: {
  request: (name: string, run: () => Promise<unknown>) => Promise<unknown>
}): Lock {
  return (name, run) => locks.request(name, run) as ReturnType<typeof run>
}

/**
 * One at a time within a page, for a browser without Web Locks, as where a page is not served securely. Two tabs may then
 * send the same thing at the same time; it has one key, so it counts once.
 */
export function pageLock(): Lock {
  const turns = new Map<string, Promise<unknown>>()
  return (name, run) => {
    const turn = (turns.get(name) ?? Promise.resolve()).then(run, run)
    turns.set(name, turn)
    return turn
  }
}
