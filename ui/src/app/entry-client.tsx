import { hydrateRoot } from 'react-dom/client'
import '../styles/index.css'
import { AppRoot } from './AppRoot'
import { dataId, rootId } from './document'
import type { PageData } from './pageData'
import { carryOut } from './presses'
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
