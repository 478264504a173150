interface Position {
  readonly latitude: number
  readonly longitude: number
  /** Meters by which it may be wrong. */
  readonly accuracy: number
}

/** How long the device may look for itself, in milliseconds: nobody waits at a door. */
const patienceMs = 5000

/** Where the device says it is; null where it does not know, may not say, or takes too long. */
export function whereAmI(): Promise<Position | null> {
  const receiver = navigator.geolocation as Geolocation | undefined
  if (!receiver) return Promise.resolve(null)
  return new Promise((resolve) => {
    receiver.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => resolve({ latitude, longitude, accuracy }),
      () => resolve(null),
      { timeout: patienceMs, maximumAge: 60_000 },
    )
    // A question that nobody answers has no time-out of its own.
    setTimeout(() => resolve(null), patienceMs)
  })
}
