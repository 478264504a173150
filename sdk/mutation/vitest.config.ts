import { defineConfig } from 'vitest/config'

/**
 * The tests that pin the rules, for the mutation run. A rule must fall by its own tests: those of stores, calls and
 * builders, which come by the rules on their way, do not count.
 */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/*/*.test.ts'],
    exclude: [
      'src/{client,testing,signup,firebase}/**',
      '**/{store,*Store,session,state,form,forms,signupFlow,*.types,*.dom}.test.ts',
    ],
  },
})
