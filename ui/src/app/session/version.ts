import type { Unsaved, UnsavedPlace } from '../../frame/app'

/** Counts the forms that hold something typed. */
export function createUnsaved(): Unsaved {
  const held = new Set<{ readonly place: UnsavedPlace }>()
  let forgotten = false
  return {
    any: (place) => !forgotten && [...held].some((one) => !place || one.place === place),
    forget: () => void (forgotten = true),
    hold(place = 'page') {
      const one = { place }
      held.add(one)
      return () => void held.delete(one)
    },
  }
}
