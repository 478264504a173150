/** What is loaded once somebody does something: changes of page with the tables they need, and what comes of them. */
export { Notices } from './Notices'
export { Overlays } from './Overlays'
export { loadModal, loadScreen } from './screens'
export { startTravelling } from './travel'
