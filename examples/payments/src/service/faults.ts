/**
 * What goes wrong with the next request that changes something: it is not heard (`timeout_before`), it is done and its
 * answer lost (`timeout_after`), the provider's front has a fault before anything is done (`500_once`), the deed itself has
 * one, which is kept under its key (`500_kept`), or its key is in use (`409`).
 */
export const faultKinds = ['timeout_before', 'timeout_after', '500_once', '500_kept', '409'] as const
export type FaultKind = (typeof faultKinds)[number]

/** The one fault that is ordered, until it has been met. */
export interface Faults {
  order(kind: FaultKind): void
  reset(): void
  /** What was ordered, without meeting it. */
  readonly ordered: FaultKind | null
  /** Meets it: it is ordered no more. */
  take(): FaultKind | null
}

export function createFaults(): Faults {
  let next: FaultKind | null = null
  return {
    order: (kind) => void (next = kind),
    reset: () => void (next = null),
    get ordered() {
      return next
    },
    take() {
      const met = next
      next = null
      return met
    },
  }
}
