import { useApp } from '../frame/app'
import { KitPage } from '../kit/KitPage'

/** The design system, with the visitor's own choices of looks. */
export default function KitScreen() {
  const { prefs, toasts } = useApp()
  return <KitPage prefs={prefs} toasts={toasts} />
}
