/** The cookies of one origin. */
interface Cookies {
  /** Those that are not over, as a Cookie header says them. */
  header(): string
  /** Takes what an answer sets, as its Set-Cookie lines; a secure one only of an answer that `isSecure`. */
  take(lines: readonly string[], isSecure: boolean): void
}

interface Cookie {
  readonly value: string
  /** The instant at which it is over, in milliseconds since 1970. */
  readonly until: number
}

/** Begins with `kept`, as a Cookie header says them. */
export function createCookies(kept: string, now: () => number): Cookies {
  const all = new Map<string, Cookie>()
  for (const pair of kept.split(';')) {
    const [name, value] = halves(pair)
    if (name && value !== undefined) all.set(name, { value, until: Infinity })
  }
  return {
    header() {
      const instant = now()
      const alive = [...all].filter(([, { until }]) => until > instant)
      return alive.map(([name, { value }]) => `${name}=${value}`).join('; ')
    },
    take(lines, isSecure) {
      for (const line of lines) {
        const [pair = '', ...attributes] = line.split(';')
        const [name, value] = halves(pair)
        if (!name || value === undefined) continue
        const given = new Map(attributes.map((attribute) => lowered(halves(attribute))))
        if (given.has('secure') && !isSecure) continue
        const until = end(given, now())
        if (until > now()) all.set(name, { value, until })
        else all.delete(name)
      }
    },
  }
}

/** The instant at which a cookie is over: Max-Age goes before Expires, and neither is for as long as the jar lives. */
function end(given: ReadonlyMap<string, string | undefined>, now: number): number {
  const age = given.get('max-age')
  if (age !== undefined && /^-?\d+$/.test(age)) return now + Number(age) * 1000
  const expires = Date.parse(given.get('expires') ?? '')
  return Number.isNaN(expires) ? Infinity : expires
}

/** What stands before the first equals sign, and after it. */
function halves(pair: string): [name: string, value: string | undefined] {
  const at = pair.indexOf('=')
  return at < 0 ? [pair.trim(), undefined] : [pair.slice(0, at).trim(), pair.slice(at + 1).trim()]
}

const lowered = ([name, value]: [string, string | undefined]) => [name.toLowerCase(), value] as const
