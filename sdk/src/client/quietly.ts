/** A report that cannot be made takes no answer away. */
export function quietly(report: () => void): void {
  try {
    report()
  } catch {}
}
