import { defineConfig } from 'vitest/config'

/**
 * The tests that pin the rules, for the mutation run. A rule must fall by its own tests: those of stores, calls and
 * builders, which come by the rules on their way, do not count.
 */
export default defineConfig({
  test: {
    environment: 'node',
    // Instrumented code is slow, and what never ends is for Stryker's own limit to find.
    testTimeout: 120_000,
    include: ['src/*/*.test.ts'],
    exclude: [
      'src/{client,testing,signup,firebase}/**',
      '**/{store,*Store,session,state,form,forms,signupFlow,*.types,*.dom}.test.ts',
    ],
  },
})
