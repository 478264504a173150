import type { LocationSourceId } from '../vocabulary/places/catalogue.js'

/** What a page runs on. */
export interface Device {
  readonly system: 'ios' | 'android' | 'other'
  /** Whether one of the product's own apps shows the page. */
  readonly native: boolean
}

/**
 * The device by its user agent; the apps put a marker of theirs into it. The documents do not show the
 * markers, so they are configuration.
 */
export function deviceOf(
  userAgent: unknown,
  markers: { readonly ios: string; readonly android: string } = {
    ios: 'HomecareIOS',
    android: 'HomecareAndroid',
  },
): Device {
  const agent = typeof userAgent === 'string' ? userAgent.slice(0, 1000) : ''
  if (markers.ios && agent.includes(markers.ios)) return { system: 'ios', native: true }
  if (markers.android && agent.includes(markers.android)) return { system: 'android', native: true }
  const system = /\b(?:iPhone|iPad|iPod)\b/.test(agent)
    ? 'ios'
    : /\bAndroid\b/.test(agent)
      ? 'android'
      : 'other'
  return { system, native: false }
}

/** How a position was found, as the server is told: by a device, or by an address of the net. */
export function locationSource(device: Device | null, byIpAddress = false): LocationSourceId {
  if (byIpAddress === true) return 5
  if (!device) return 0
  if (device.system === 'ios') return device.native === true ? 1 : 3
  if (device.system === 'android') return device.native === true ? 2 : 4
  return 6
}
