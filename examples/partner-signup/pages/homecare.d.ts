/** The global that `homecare-signup.iife.js` adds. */
declare const HomecareSignup: typeof import('@homecare/sdk/signup')
