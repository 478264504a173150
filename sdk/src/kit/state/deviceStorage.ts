/** What the browser's sessionStorage offers; a test passes a map. */
export interface DeviceStorage {
  getItem(name: string): string | null
  setItem(name: string, value: string): void
  removeItem(name: string): void
}

/** One value kept on the device under a name. Storage that is full or forbidden loses nothing but the keeping. */
export interface Kept<T> {
  read(): T | null
  /** Null forgets it. Whether the device keeps it: not where its storage is closed or full. */
  write(value: T | null): boolean
}

/** A value kept in the device's storage under a name; what does not fit its guard reads as nothing. */
export function keptIn<T>(
  storage: DeviceStorage | undefined,
  name: string,
  isValue: (found: unknown) => found is T,
): Kept<T> {
  return {
    read() {
      try {
        const found: unknown = JSON.parse(storage?.getItem(name) ?? 'null')
        return isValue(found) ? found : null
      } catch {
        return null
      }
    },
    write(value) {
      try {
        if (value === null) storage?.removeItem(name)
        else storage?.setItem(name, JSON.stringify(value))
        return storage !== undefined
      } catch {
        // The signal still holds it.
        return false
      }
    },
  }
}

/** Keeps values, files among them, as the browser's IndexedDB does; each rejects where the device keeps nothing. */
export interface FileStorage {
  read(name: string): Promise<unknown>
  write(name: string, value: unknown): Promise<void>
  remove(name: string): Promise<void>
}
