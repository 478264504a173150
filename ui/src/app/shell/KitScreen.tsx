import { useApp } from '../../frame/app'
import { speak } from '../../frame/speak'
import { BarSamples } from './BarSamples'
import { KitPage } from '../../kit/sample/KitPage'

/** The design system, with the visitor's own choices of looks. */
export default function KitScreen() {
  const app = useApp()
  return (
    <KitPage
      prefs={app.prefs}
      onLanguage={(locale) => void speak(window, app, locale).catch(app.report)}
      toasts={app.toasts}
    >
      <BarSamples />
    </KitPage>
  )
}
