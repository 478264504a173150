import type { After } from '../kit/state/toasts.js'

/** Where a device is, in degrees. */
export interface DevicePosition {
  readonly latitude: number
  readonly longitude: number
  /** Meters by which it may be wrong. */
  readonly accuracy: number
}

/** Why a device does not say where it is: it may not, it does not know, or it takes too long. */
export type PositionFailure = 'denied' | 'unavailable' | 'timeout'

/** What comes of asking a device where it is; a failure has the status `fail` and is never thrown. */
export type PositionAnswer =
  | { readonly status: 'success'; readonly position: DevicePosition }
  | { readonly status: 'fail'; readonly reason: PositionFailure }

/** How long is waited, in milliseconds: for the device once it may look, and in all, with the person's yes or no. */
export interface PositionPatience {
  readonly deviceMs: number
  readonly allMs: number
}

/** A position of a minute ago will do: people ask on foot. */
const freshMs = 60_000

/** Asks a device where it is, as a browser's `navigator.geolocation` does; undefined where there is none. */
export function askPosition(
  receiver: Pick<Geolocation, 'getCurrentPosition'> | undefined,
  { deviceMs, allMs }: PositionPatience,
  after: After = (ms, run) => void setTimeout(run, ms),
): Promise<PositionAnswer> {
  return new Promise((resolve) => {
    const fail = (reason: PositionFailure) => resolve({ status: 'fail', reason })
    try {
      if (!receiver) return fail('unavailable')
      receiver.getCurrentPosition(
        ({ coords: { latitude, longitude, accuracy } }) =>
          resolve({ status: 'success', position: { latitude, longitude, accuracy } }),
        ({ code }) => fail(code === 1 ? 'denied' : code === 3 ? 'timeout' : 'unavailable'),
        { timeout: deviceMs, maximumAge: freshMs },
      )
      // A question that nobody answers has no time-out of its own.
      after(allMs, () => fail('timeout'))
    } catch {
      fail('unavailable')
    }
  })
}
