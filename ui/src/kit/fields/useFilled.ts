import type { FormField } from '@homecare/sdk/kit'
import { useEffect, useRef, useState } from 'react'

/**
 * For a control with a text of its own beside the value of its fields: how to set them, and a number that changes when
 * the form has filled in something else than the control did, as where another tab's change is taken over. As its `key`,
 * the control begins anew with what is there then.
 */
export function useFilled<V>(
  ...fields: readonly FormField<V>[]
): readonly [set: (values: readonly V[]) => void, fills: number] {
  const own = useRef<readonly V[]>(fields.map(({ value }) => value.peek()))
  const [fills, setFills] = useState(0)
  const kept = useRef(fields)
  useEffect(() => {
    const check = () => {
      const now = kept.current.map(({ value }) => value.peek())
      if (now.every((value, index) => value === own.current[index])) return
      own.current = now
      setFills((count) => count + 1)
    }
    const stops = kept.current.map(({ value }) => value.subscribe(check))
    return () => stops.forEach((stop) => stop())
  }, [])
  const set = (values: readonly V[]) => {
    own.current = values
    kept.current.forEach((field, index) => field.set(values[index]!))
  }
  return [set, fills]
}
