import { expect, it } from 'vitest'
import { isNearlyTyped } from './nearlyTyped.js'

it.each([
  ['oaklnd', 'oakland', true],
  ['oaklandd', 'oakland', true],
  ['oakalnd', 'oakland', true],
  ['sacremento', 'sacramento', true],
  ['san-fransico', 'san-francisco', true],
  ['oakland', 'oakland', true],
  // Too far, or too short to tell.
  ['oklnd', 'oakland', false],
  ['reon', 'reno', false],
  ['aokland', 'oakland', false],
  ['atlantis', 'atlanta', false],
  ['', 'oakland', false],
])('%j for %s: %s', (typed, name, expected) => expect(isNearlyTyped(typed, name)).toBe(expected))
