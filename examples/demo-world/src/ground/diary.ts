/** Hours that somebody is expected at: instants. */
interface Hours {
  readonly start: string
  readonly end: string
}

/** Who is expected where, so that nobody is in two places. */
export interface Diary {
  isFree(userId: number, hours: Hours): boolean
  write(userId: number, hours: Hours): void
}

export function createDiary(): Diary {
  const written = new Map<number, Hours[]>()
  return {
    isFree: (userId, { start, end }) =>
      !(written.get(userId) ?? []).some((hours) => hours.start < end && hours.end > start),
    write(userId, { start, end }) {
      const hours = written.get(userId)
      if (hours) hours.push({ start, end })
      else written.set(userId, [{ start, end }])
    },
  }
}
