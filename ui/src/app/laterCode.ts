/**
 * What is loaded once somebody does something: calls to the API, changes of page with the tables they need, and what
 * comes of them.
 */
export { BrokenPage } from './shell/BrokenPage'
export { createCare } from './session/care'
export { createNavigate } from './router/navigate'
export { DialogStage } from './shell/DialogStage'
export { Notices } from './shell/Notices'
export { forgetPeople } from './session/personalStorage'
export { Overlays } from './shell/Overlays'
export { reportTo } from './session/report'
export { loadModal, loadScreen } from './router/screenCode'
export { matchPath } from './routes/routes'
export { settleIn } from './settleIn'
export { speak } from '../frame/speak'
