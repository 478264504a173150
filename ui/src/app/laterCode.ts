/**
 * What is loaded once somebody does something: calls to the API, changes of page with the tables they need, and what
 * comes of them.
 */
export { createCare } from './care'
export { followIdentity, followOwnRecord, forgetAskedLocale } from './follow'
export { followNativeApp } from './nativeApp'
export { Notices } from './Notices'
export { forgetPeople } from './personalStorage'
export { Overlays } from './Overlays'
export { reportTo } from './report'
export { loadModal, loadScreen } from './screens'
export { startTravelling } from './travel'
