/** So many signs a name has at least, before one of them may be wrong, or two. */
const [shortestForOne, shortestForTwo] = [5, 9]

/**
 * Whether a name may be what somebody meant to type, as `slug` makes both: one sign too many, too few, wrong or in the wrong place
 * from five signs on, two from nine on. The first sign is right.
 */
export function isNearlyTyped(typed: string, name: string): boolean {
  const most = typed.length >= shortestForTwo ? 2 : typed.length >= shortestForOne ? 1 : 0
  if (most === 0 || typed[0] !== name[0] || Math.abs(typed.length - name.length) > most) return false
  return slips(typed, name, most) <= most
}

/** How many slips lie between two words, where neighbours that changed places are one; more than `most` are not told apart. */
function slips(one: string, other: string, most: number): number {
  let [before, last]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)]
  for (let i = 1; i <= one.length; i++) {
    const row = [i]
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1]
      let least = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (isSame ? 0 : 1))
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        least = Math.min(least, before[j - 2]! + 1)
      row.push(least)
    }
    if (Math.min(...row) > most) return most + 1
    ;[before, last] = [last, row]
  }
  return last[other.length]!
}
