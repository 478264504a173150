import { describe, expect, it } from 'vitest'
import { message, say, sayCount, texts, type Text } from './text.js'

const greetings = texts({
  hello: ['Hello', 'Hola'],
  named: ['Hello {name}, {name}!', '¡Hola, {name}!'],
  reviews: { one: ['{count} review', '{count} reseña'], other: ['{count} reviews', '{count} reseñas'] },
})

describe('a text', () => {
  it('is said in the language in force, placeholders filled each time they stand', () => {
    expect(say('en', greetings.hello)).toBe('Hello')
    expect(say('es', greetings.hello)).toBe('Hola')
    expect(say('en', greetings.named, { name: 'Ana' })).toBe('Hello Ana, Ana!')
    expect(say('es', message(greetings.named, { name: 'Ana' }))).toBe('¡Hola, Ana!')
    expect(say('es', 'As the server said it')).toBe('As the server said it')
  })

  it('of which a build has left the words of one language is said in them, whatever is in force', () => {
    const spanish = ['Hola, {name}'] as unknown as Text
    expect(say('es', spanish, { name: 'Ana' })).toBe('Hola, Ana')
    expect(say('en', message(spanish, { name: 'Ana' }))).toBe('Hola, Ana')
    expect(sayCount('es', { one: spanish, other: spanish }, 2)).toBe('Hola, {name}')
  })

  it('leaves a placeholder it was not given, and inherits nothing', () => {
    const text: Text = ['{toString} {x}', '']
    expect(say('en', text, { y: 1 })).toBe('{toString} {x}')
  })

  it('agrees with its number', () => {
    expect(sayCount('en', greetings.reviews, 1)).toBe('1 review')
    expect(sayCount('en', greetings.reviews, 0)).toBe('0 reviews')
    expect(sayCount('es', greetings.reviews, 12_345)).toBe('12,345 reseñas')
  })

  it('does not compile without its translation or its placeholders', () => {
    // @ts-expect-error -- no Spanish
    texts({ alone: ['Only English'] })
    // @ts-expect-error -- no name
    expect(say('en', greetings.named)).toBe('Hello {name}, {name}!')
    // @ts-expect-error -- another name
    say('en', greetings.named, { nmae: 'x' })
  })
})
