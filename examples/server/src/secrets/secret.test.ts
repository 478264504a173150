import { expect, it } from 'vitest'
import { keyedHash, seal, unseal } from './secret.ts'

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

it('stands for a text by what nobody finds without the secret and for another purpose', () => {
  const kept = keyedHash('secret', 'bodies', '{"password":"1234"}')
  expect(keyedHash('secret', 'bodies', '{"password":"1234"}')).toBe(kept)
  expect(keyedHash('secret', 'bodies', '{"password":"1235"}')).not.toBe(kept)
  expect(keyedHash('another', 'bodies', '{"password":"1234"}')).not.toBe(kept)
  expect(keyedHash('secret', 'letters', '{"password":"1234"}')).not.toBe(kept)
})
