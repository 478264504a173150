import { lazyLoadTimes } from '@homecare/sdk/kit'
import type { ModalModule, ScreenModule } from '../../frame/screen'
import { ChunkLoadError } from '../../frame/chunkLoadError'
import { once } from '../../frame/once'

/**
 * The code of every screen and modal, each a chunk of its own: of a screen by its file, which the route table names, of
 * a modal by its name, which its file bears (`RateModal.tsx` is `rate`).
 * A code that does not come within 120 s has failed; so has one whose file the server no longer has.
 */
const screens = import.meta.glob<ScreenModule>(['/src/*/*Screen.tsx', '/src/*/*/*Screen.tsx'])
const modals = import.meta.glob<ModalModule>(['/src/*/*Modal.tsx', '/src/*/*/*Modal.tsx'])

/** Whether there is a file for the name. */
export const screenExists = (name: string) => fileOf(name) in screens
export const modalExists = (id: string) => modalFile(id) in modals
export const modalCount = Object.keys(modals).length
export const screenNames = Object.keys(screens).map((file) => file.slice('/src/'.length, -'.tsx'.length))

export const loadScreen = remembering((name) => load<ScreenModule>(screens[fileOf(name)], name))
export const loadModal = remembering((id) => load<ModalModule>(modals[modalFile(id)], `${id}Modal`))

const fileOf = (name: string) => `/src/${name}.tsx`
const modalFile = (id: string) =>
  Object.keys(modals).find((file) => file.toLowerCase().endsWith(`/${id}modal.tsx`.toLowerCase())) ?? ''

async function load<M>(importIt: (() => Promise<M>) | undefined, name: string): Promise<M> {
  if (!importIt) throw new ChunkLoadError(`There is no ${name}.tsx`)
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError(`${name} took too long`)), lazyLoadTimes.timeoutMs)
  })
  try {
    return await Promise.race([importIt(), limit])
  } catch (cause) {
    throw cause instanceof ChunkLoadError ? cause : new ChunkLoadError(`${name} did not load`, { cause })
  } finally {
    clearTimeout(timer)
  }
}

/** One load for each name at a time; a failed one may be tried again. */
function remembering<M>(loadIt: (name: string) => Promise<M>): (name: string) => Promise<M> {
  const loads = new Map<string, () => Promise<M>>()
  return (name) => {
    const known = loads.get(name) ?? once(() => loadIt(name))
    loads.set(name, known)
    return known()
  }
}
