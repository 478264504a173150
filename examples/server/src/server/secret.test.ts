import { expect, it } from 'vitest'
import { seal, unseal } from './secret.ts'

it('gives back what it sealed, with the same secret and purpose only', () => {
  const sealed = seal('secret', 'numbers', '123456789')
  expect(sealed).not.toContain('123456789')
  expect(unseal('secret', 'numbers', sealed)).toBe('123456789')
  expect(seal('secret', 'numbers', '123456789')).not.toBe(sealed)
  expect(() => unseal('another', 'numbers', sealed)).toThrow()
  expect(() => unseal('secret', 'letters', sealed)).toThrow()
  expect(() =>
    unseal(
      'secret',
      'numbers',
      sealed.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')),
    ),
  ).toThrow()
})
