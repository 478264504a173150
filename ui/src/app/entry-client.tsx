import { hydrateRoot } from 'react-dom/client'
import '../styles/index.css'
import { AppRoot } from './AppRoot'
import { dataId, rootId } from './router/document'
import type { PageData } from './router/pageData'
import { carryOut } from './early/presses'
import { startApp } from './startApp'

const data = JSON.parse(document.getElementById(dataId)?.textContent ?? '') as PageData
const root = document.getElementById(rootId)
if (root) {
  void startApp(window, data).then((props) =>
    hydrateRoot(root, <AppRoot {...props} onStanding={() => carryOut(window, root)} />, {
      onUncaughtError: (fault) => props.report(fault),
    }),
  )
}
