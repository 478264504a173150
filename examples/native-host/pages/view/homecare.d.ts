/** The global that `homecare.iife.js` adds. */
declare const Homecare: typeof import('@homecare/sdk')
