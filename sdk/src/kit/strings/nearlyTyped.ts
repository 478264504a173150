/** So many signs a name has at least, before one of them may be wrong, or two. */
const [shortestForOne, shortestForTwo] = [5, 9]

/**
 * Whether a name may be what somebody meant to type, as `slug` makes both: one sign too many, too few, wrong or in the wrong place
 * from five signs on, two from nine on; two signs that changed places, wherever they are, count as one. The first sign is right.
 */
export function isNearlyTyped(typed: string, name: string): boolean {
  const most = typed.length >= shortestForTwo ? 2 : typed.length >= shortestForOne ? 1 : 0
  if (most === 0 || typed[0] !== name[0] || Math.abs(typed.length - name.length) > most) return false
  return areWithin(typed, name, most) || changedPlaces(typed, name)
}

/** Whether two signs of a word have changed places and nothing else has: 'chigaco'. */
function changedPlaces(one: string, other: string): boolean {
  const apart = Array.from(one, (_, at) => at).filter((at) => one[at] !== other[at])
  const [a = 0, b = 0] = apart
  return apart.length === 2 && one.length === other.length && one[a] === other[b] && one[b] === other[a]
}

/** Whether so many slips at most lie between two words, where neighbours that changed places are one. */
function areWithin(one: string, other: string, slips: number): boolean {
  let same = 0
  while (same < one.length && one[same] === other[same]) same++
  const [a, b] = [one.slice(same), other.slice(same)]
  if (a === b) return true
  if (slips === 0) return false
  const rests = [
    [a.slice(1), b.slice(1)],
    [a.slice(1), b],
    [a, b.slice(1)],
    ...(a[0] === b[1] && a[1] === b[0] ? [[a.slice(2), b.slice(2)]] : []),
  ] as const
  return rests.some(([left, right]) => areWithin(left!, right!, slips - 1))
}
