import { describe, expect, it } from 'vitest'
import { withHostileValues } from '../testing/hostile.js'
import { sloganParts } from './slogan.js'

const plain = (html: string) =>
  sloganParts(html)
    .map(({ text }) => text)
    .join('')

describe('a partner’s slogan', () => {
  it('keeps its emphasis and its paragraphs', () => {
    expect(sloganParts('<p>Care at <b>home</b>, <em>today</em>.</p><p>Call us.</p>')).toEqual([
      { text: 'Care at ', strong: false, emphasis: false, paragraph: 0 },
      { text: 'home', strong: true, emphasis: false, paragraph: 0 },
      { text: ', ', strong: false, emphasis: false, paragraph: 0 },
      { text: 'today', strong: false, emphasis: true, paragraph: 0 },
      { text: '.', strong: false, emphasis: false, paragraph: 0 },
      { text: 'Call us.', strong: false, emphasis: false, paragraph: 1 },
    ])
  })

  it.each([
    ['<script>alert(1)</script>Hello', 'Hello'],
    ['<STYLE>p{}</STYLE><p onclick="x()">Hello</p>', 'Hello'],
    ['<img src=x onerror=alert(1)>Hello', 'Hello'],
    ['<a href="javascript:alert(1)">Hello</a>', 'Hello'],
    ['Fish &amp; chips &lt;b&gt;', 'Fish & chips <b>'],
    ['</b></b>Hello', 'Hello'],
    ['<constructor>Hello</constructor>', 'Hello'],
    ['one\n  two', 'one two'],
    ['<p> </p><p></p>', ''],
    ['', ''],
  ])('of %s only the words are left', (html, words) => expect(plain(html)).toBe(words))

  it('lets a closing tag that nothing opened mark nothing', () => {
    expect(sloganParts('</strong>a<strong>b')).toMatchObject([
      { text: 'a', strong: false },
      { text: 'b', strong: true },
    ])
  })

  it('never throws, and takes no longer for a huge text', () => {
    withHostileValues(1, sloganParts)
    expect(plain('<'.repeat(100_000)).length).toBeLessThanOrEqual(4000)
  })
})
