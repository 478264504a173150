/** In place of what wouter and the signals bring for older versions of React. */
export { useSyncExternalStore } from 'react'
