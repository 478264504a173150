/** In place of what wouter brings for older versions of React. */
export { useSyncExternalStore } from 'react'
