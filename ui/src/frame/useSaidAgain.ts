import { useEffect, useRef } from 'react'
import { useSay } from '../kit/say'

/** Asks again for what the server has put in words, after a change of language. */
export function useSaidAgain(ask: () => void): void {
  const { locale } = useSay()
  const said = useRef(locale)
  const latest = useRef(ask)
  useEffect(() => {
    latest.current = ask
  })
  useEffect(() => {
    if (said.current === locale) return
    said.current = locale
    latest.current()
  }, [locale])
}
