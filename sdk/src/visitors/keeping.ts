import { isRecord } from '../kit/shape.js'
import { keptIn, type DeviceStorage } from '../kit/state/deviceStorage.js'
import type { VisitorName } from '../kit/visitorPrefix.js'
import { savableSearch, savedSearchLimit } from '../search/savedSearch.js'
import { visitorHeartsName, visitorSavesName } from '../vocabulary/caregivers/constants.js'
import { placeQuery } from '../vocabulary/places/typedPlace.js'
import type { FirstWordKept } from './calls.js'

/** Where the tab keeps the search that the visitor looked at last. */
const searchName = 'visitor.search' satisfies VisitorName
/** Where the tab keeps who writes, for the next message. */
const writerName = 'visitor.writer' satisfies VisitorName
/** Where the tab keeps what sends a letter again. */
const letterName = 'visitor.letter' satisfies VisitorName

/** Most hearts that a visitor leaves on the device. */
export const visitorHeartsLimit = 50

/**
 * The search that a visitor looked at last, by its address. It may tell of somebody's health: pass the storage that ends with
 * the tab. Null where there was none.
 */
export function visitorSearch(storage: DeviceStorage | null) {
  const kept = keptIn(storage ?? undefined, searchName, isText)
  return {
    read: () => kept.read(),
    keep: (address: string) => void (savableSearch(address) && kept.write(address)),
  }
}

/** Whether a search names the place where care is needed: more than a state. */
export function tellsPlace(address: string | null): boolean {
  const search = address === null ? null : savableSearch(address)
  const { city, zip_code } = placeQuery(search?.place ?? {})
  return Boolean(city || zip_code)
}

/** Who writes, as it was typed last in this tab. */
export interface Writer {
  readonly name: string
  readonly email: string
  readonly zip_code: string
}
const isWriter = (found: unknown): found is Writer =>
  isRecord(found) && [found['name'], found['email'], found['zip_code']].every(isText)

/** Who writes, for the next message that is written in this tab. */
export function visitorWriter(storage: DeviceStorage | null) {
  const kept = keptIn(storage ?? undefined, writerName, isWriter)
  return { read: () => kept.read(), keep: (writer: Writer) => void kept.write(writer) }
}

type Letter = FirstWordKept & { readonly to: number }
const isLetter = (found: unknown): found is Letter =>
  isRecord(found) &&
  typeof found['to'] === 'number' &&
  [found['ticket'], found['email'], found['expires_at']].every(isText)

/** The letter of the message that was written last in this tab, to be sent again: by the caregiver whom the message is for. */
export function visitorLetter(storage: DeviceStorage | null) {
  const kept = keptIn(storage ?? undefined, letterName, isLetter)
  return {
    for(to: number): FirstWordKept | null {
      const found = kept.read()
      return found?.to === to ? found : null
    },
    keep: (to: number, letter: FirstWordKept) => void kept.write({ ...letter, to }),
    forget: () => void kept.write(null),
  }
}

/** The hearts that a visitor has pressed on this device, by the caregivers' numbers: of no health, so that they may stay there. */
export function visitorHearts(storage: DeviceStorage | null) {
  return listOf(storage, visitorHeartsName, isNumber, visitorHeartsLimit)
}

/** The searches that a visitor wants to save, by their addresses: pass the storage that ends with the tab. */
export function visitorSaves(storage: DeviceStorage | null) {
  return listOf(storage, visitorSavesName, isText, savedSearchLimit)
}

/** A list that is kept under a name. */
export interface KeptList<T> {
  readonly all: () => readonly T[]
  readonly has: (one: T) => boolean
  /** Adds one that is not there, and takes one away that is; whether it is there then. */
  readonly toggle: (one: T) => boolean
  /** Takes them all away, and gives them to one caller only. */
  readonly take: () => readonly T[]
  /** Puts back what could not be done. */
  readonly putBack: (them: readonly T[]) => void
}

function listOf<T>(
  storage: DeviceStorage | null,
  name: string,
  isOne: (found: unknown) => found is T,
  limit: number,
): KeptList<T> {
  const kept = keptIn(
    storage ?? undefined,
    name,
    (found): found is T[] => Array.isArray(found) && found.every(isOne),
  )
  const all = () => kept.read() ?? []
  const write = (them: readonly T[]) =>
    void kept.write(them.length === 0 ? null : [...new Set(them)].slice(-limit))
  return {
    all,
    has: (one) => all().includes(one),
    toggle(one) {
      const before = all()
      const isNew = !before.includes(one)
      write(isNew ? [...before, one] : before.filter((other) => other !== one))
      return isNew
    },
    take() {
      const them = all()
      kept.write(null)
      return them
    },
    putBack: (them) => write([...them, ...all()]),
  }
}

const isText = (found: unknown): found is string => typeof found === 'string'
const isNumber = (found: unknown): found is number => typeof found === 'number'
