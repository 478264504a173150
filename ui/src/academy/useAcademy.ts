import { createAcademyEntry, type AcademyEntry } from '@homecare/sdk/academy'
import { useState } from 'react'
import { useCare } from '../frame/app'

/** The way into the academy; `leave` takes the browser to an address that signs in. */
export function useAcademy(leave: (url: string) => void): AcademyEntry {
  const care = useCare()
  const [entry] = useState(() => createAcademyEntry(care, leave))
  return entry
}
