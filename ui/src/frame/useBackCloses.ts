import { useCallback } from 'react'
import { useNavigation } from './app'

/**
 * Lets Back close a dialog that has no address of its own, as Esc does: for a Dialog's `onStanding`. A dialog that asks
 * first, because something in it is unsaved, stays, and takes the next Back as well.
 */
export function useBackCloses(): (tryClose: () => void) => () => void {
  const navigation = useNavigation()
  return useCallback(
    (tryClose) => {
      let stands = true
      const isLaid = () => (window.history.state as { laid?: true } | null)?.laid === true
      const takeAway = () => {
        if (isLaid()) window.history.back()
      }
      const lay = () =>
        void navigation.layOver().then(
          () => stands || takeAway(),
          () => {},
        )
      const { pathname } = window.location
      const onBack = () => {
        // Further back, to another page: that is asked about as any way away is.
        if (isLaid() || window.location.pathname !== pathname) return
        tryClose()
        setTimeout(() => stands && lay())
      }
      lay()
      window.addEventListener('popstate', onBack)
      return () => {
        stands = false
        window.removeEventListener('popstate', onBack)
        takeAway()
      }
    },
    [navigation],
  )
}
