import { useEffect, useState } from 'react'
import { useApp } from './app'

/**
 * A key for what begins with the data of its page, such as a form: after Back the page comes as it was, and what was
 * saved since comes later. The key changes then, so that it begins anew, unless something is typed already.
 */
export function useBeginning(data: unknown): number {
  const { unsaved } = useApp()
  const [{ of, times }, setBeginning] = useState({ of: data, times: 0 })
  useEffect(() => {
    if (of !== data && !unsaved.any()) setBeginning({ of: data, times: times + 1 })
  }, [data, of, times, unsaved])
  return times
}
