import { recordsIn } from '../kit/shape.js'

/** A relative or caregiver on a plan; `first_visited` an instant, null until the introduction was skipped. */
export interface ObserverFacts {
  readonly user: { readonly id: number }
  readonly first_visited: string | null
}

/** Whether the introduction is to be shown: to an observer who has not skipped it. */
export function needsIntro(observers: readonly ObserverFacts[], userId: number): boolean {
  return recordsIn(observers).some(({ user, first_visited }) => user?.id === userId && !first_visited)
}

/** The observers after one skipped the introduction: `first_visited` is set, once. */
export function introSkipped<O extends ObserverFacts>(
  observers: readonly O[],
  userId: number,
  at: string,
): O[] {
  return recordsIn(observers).map((observer) =>
    observer.user?.id === userId && !observer.first_visited ? { ...observer, first_visited: at } : observer,
  )
}
