/** A body with every text in it without the blanks around it. */
export const trimmed = <T extends object>(body: T): T =>
  Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
  ) as T
