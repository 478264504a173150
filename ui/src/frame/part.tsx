import { lazy, useState, type ComponentType, type FunctionComponent } from 'react'
import { once } from './once'

/** A part of a screen that is a chunk of its own. */
export type Part<P extends object> = FunctionComponent<P> & {
  /** Brings its code. A part that is loaded before it is shown, as by the `code` of its screen, shows at once. */
  load(): Promise<unknown>
}

/** Makes a part of a file's default export; outside of a component: `part(() => import('./NeedsStep'))`. */
export function part<P extends object>(importIt: () => Promise<{ default: ComponentType<P> }>): Part<P> {
  let Loaded: ComponentType<P> | undefined
  const load = once(async () => {
    const file = await importIt()
    Loaded = file.default
    return file
  })
  const Awaited = lazy(load) as unknown as ComponentType<P>
  function ShownPart(props: P) {
    const [Shown] = useState(() => Loaded ?? Awaited)
    return <Shown {...props} />
  }
  return Object.assign(ShownPart, { load })
}
