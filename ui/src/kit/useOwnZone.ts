import { pacificTimeZone } from '@homecare/sdk/kit'
import { useSyncExternalStore } from 'react'

const never = () => () => {}
const own = () => new Intl.DateTimeFormat().resolvedOptions().timeZone
const onServer = () => pacificTimeZone

/**
 * The reader's own time zone, for instants of which no other is known. The server does not know it: a page that it has rendered is
 * hydrated in the same zone first, since React would throw away what differs, and all that was typed there.
 */
export const useOwnZone = (): string => useSyncExternalStore(never, own, onServer)
