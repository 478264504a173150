/** What a broken page, an old app or an attacker may hand to a function of the SDK. For `it.each` and loops. */
export const hostileValues: readonly unknown[] = [
  undefined,
  null,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  -1,
  0,
  2 ** 53,
  1e308,
  '',
  ' ',
  '__proto__',
  'constructor',
  '\u0000\ud800',
  'a'.repeat(100_000),
  '-'.repeat(100_000),
  '2026-02-30',
  '99/99/9999',
  true,
  [],
  [null, undefined, 3, 'x', [[]]],
  {},
  Object.create(null),
  JSON.parse('{"__proto__": {"polluted": true}, "id": {"id": null}, "length": -1}'),
  new Date(Number.NaN),
  new Map(),
  Symbol('hostile'),
  10n,
  () => 1,
]

/** Calls a function with each hostile value in each place; gives what it answered, and throws what it threw. */
export function withHostileValues<R>(
  places: number,
  run: (...values: never[]) => R,
): { readonly values: readonly unknown[]; readonly answer: R }[] {
  const answers: { values: unknown[]; answer: R }[] = []
  for (const value of hostileValues) {
    for (let place = 0; place <= places; place++) {
      // The last round puts it in every place at once.
      const values = Array.from({ length: places }, (_, at) =>
        at === place || place === places ? value : undefined,
      )
      answers.push({ values, answer: run(...(values as never[])) })
    }
  }
  return answers
}
