/** What `dist/homecare-native.iife.js` gives: for a page of a native app that needs to hear the app, and nothing more. */
export { listenToNativeApp } from './bridge.js'
export { deviceOf } from './device.js'
export { askNative } from './handOff.js'
