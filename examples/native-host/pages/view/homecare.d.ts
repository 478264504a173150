/** The global that `homecare.iife.js` adds. */
declare const Homecare: typeof import('@homecare/sdk')
/** The global that `homecare-native.iife.js` adds: the bridge alone. */
declare const HomecareNative: Pick<
  typeof import('@homecare/sdk'),
  'askNative' | 'askNativeAndWait' | 'deviceOf' | 'listenToNativeApp'
>
