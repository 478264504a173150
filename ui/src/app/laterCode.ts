/**
 * What is loaded once somebody does something: calls to the API, changes of page with the tables they need, and what
 * comes of them.
 */
export { BrokenPage } from './BrokenPage'
export { createCare } from './care'
export { DialogStage } from './DialogStage'
export { Notices } from './Notices'
export { forgetPeople } from './personalStorage'
export { Overlays } from './Overlays'
export { reportTo } from './report'
export { loadModal, loadScreen } from './screens'
export { settleIn } from './settleIn'
export { startTravelling } from './travel'
