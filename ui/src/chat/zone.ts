/** The zone in which the reader lives: instants are shown in it. */
export function readerZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'
}
