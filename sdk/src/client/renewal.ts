/** How a client comes by a new session when one has ended: once for however many calls found out together. */
export function createRenewal() {
  let how: (() => Promise<boolean>) | undefined
  let running: Promise<boolean> | undefined
  return {
    /** Who is asked for a new session. */
    by(renew: () => Promise<boolean>): void {
      how = renew
    },
    /** Whether there is a new one; a failure is none. Undefined where nobody is to be asked. */
    renew: (): Promise<boolean> | undefined =>
      how &&
      (running ??= how()
        .catch(() => false)
        .finally(() => {
          running = undefined
        })),
  }
}
