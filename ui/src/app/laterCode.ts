/** What is loaded once somebody does something: calls, changes of page, the words about them. */
export { createCare } from './care'
export { updateHead } from './head'
export { Notices } from './Notices'
export { startTravelling } from './travel'
