import { weekHoursLimits, weekHoursOf } from '@homecare/sdk/search'
import { useSyncExternalStore } from 'react'
import { browserStorage } from '../frame/storage/browserStorage'

/** Where this device remembers for how many hours a week care is looked for. */
const name = 'homecare.weekHours'
/** Tells this page, which the browser tells nothing of what it writes itself. */
const changed = 'homecare:week-hours'
/** What was chosen here, where the browser keeps nothing. */
const last: { hours?: number } = {}

/** The hours a week that prices are said for: as chosen on this device, and else the usual. Several presses at once add up. */
export function useWeekHours(): readonly [hours: number, changeBy: (more: number) => void] {
  const hours = useSyncExternalStore(subscribe, kept, () => weekHoursLimits.usual)
  return [hours, changeBy]
}

const changeBy = (more: number): void => choose(kept() + more)

const kept = (): number =>
  last.hours ?? weekHoursOf(browserStorage('localStorage')?.getItem(name) ?? undefined)

function choose(hours: number): void {
  last.hours = weekHoursOf(hours)
  try {
    browserStorage('localStorage')?.setItem(name, String(last.hours))
  } catch {
    // Full, or closed to us: it is remembered until the page is left.
  }
  window.dispatchEvent(new Event(changed))
}

function subscribe(follow: () => void): () => void {
  const followOther = ({ key, newValue }: StorageEvent) => {
    if (key !== name) return
    last.hours = weekHoursOf(newValue ?? undefined)
    follow()
  }
  window.addEventListener(changed, follow)
  window.addEventListener('storage', followOther)
  return () => {
    window.removeEventListener(changed, follow)
    window.removeEventListener('storage', followOther)
  }
}
