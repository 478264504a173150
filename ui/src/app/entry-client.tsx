import { hydrateRoot } from 'react-dom/client'
import '../styles/index.css'
import { AppRoot } from './AppRoot'
import { boot } from './boot'
import { dataId, rootId, type PageData } from './document/pageData'
import { carryOut } from './document/presses'

const data = JSON.parse(document.getElementById(dataId)?.textContent ?? '') as PageData
const root = document.getElementById(rootId)
if (root) {
  void boot(window, data).then((props) =>
    hydrateRoot(root, <AppRoot {...props} onStanding={() => carryOut(window, root)} />, {
      onUncaughtError: (fault) => props.report(fault),
    }),
  )
}
