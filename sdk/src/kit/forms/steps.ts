/** The step after one, in a flow with a fixed order; null after the last and for a step that is none of it. */
export function stepAfter<S>(steps: readonly S[], step: unknown): S | null {
  const at = steps.indexOf(step as S)
  return at < 0 ? null : (steps[at + 1] ?? null)
}

/** The step before one; null before the first and for a step that is none of it. */
export function stepBefore<S>(steps: readonly S[], step: unknown): S | null {
  return steps[steps.indexOf(step as S) - 1] ?? null
}
