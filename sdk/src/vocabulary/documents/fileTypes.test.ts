import fc from '../../testing/properties.js'
import { expect, test } from 'vitest'
import { documentAccept, documentIconOf, fileTypeOf, isUploadName } from './fileTypes.js'

test.each([
  ['photo.JPG', 'image', 'jpg'],
  ['photo.jpeg', 'image', 'jpg'],
  ['photo.png', 'image', 'png'],
  ['photo.gif', 'image', 'gif'],
  ['photo.bmp', 'image', 'other'],
  ['CV #2.pdf', 'pdf', 'pdf'],
  ['notes.txt', 'txt', 'other'],
  ['letter.doc', 'doc', 'other'],
  ['letter.docx', 'doc', 'other'],
  ['hours.xls', 'doc', 'other'],
  ['hours.XLSX', 'doc', 'other'],
  ['clip.mp4', 'video', 'other'],
  ['clip.mov', 'video', 'other'],
  ['archive.tar.gz', null, 'other'],
  ['photo.png.exe', null, 'other'],
  ['pdf', 'pdf', 'pdf'],
  ['/files/7/card.pdf?signature=a.b#page.2', 'pdf', 'pdf'],
  ['https://files.example.com/a/card.png?x=.txt', 'image', 'png'],
  ['HTTP://files.example.com/card.pdf?a', 'pdf', 'pdf'],
  ['minutes of a/b: http://x.pdf?', null, 'other'],
  ['no-extension', null, 'other'],
  ['ends-with.', null, 'other'],
  ['constructor', null, 'other'],
  ['', null, 'other'],
  [null, null, 'other'],
  [5, null, 'other'],
])('%s is of type %s with the icon %s', (name, type, icon) => {
  expect(fileTypeOf(name as string)).toBe(type)
  expect(documentIconOf(name as string)).toBe(icon)
})

test('the file input of the document form offers what the form takes', () => {
  expect(documentAccept.split(',').toSorted()).toEqual([
    ...['.doc', '.docx', '.gif', '.jpeg', '.jpg', '.mov', '.mp4', '.pdf', '.png'],
  ])
})

test('capitals make no difference', () => {
  fc.assert(
    fc.property(fc.constantFrom('jpg', 'pdf', 'mov', 'xlsx', 'exe'), fc.string(), (extension, name) => {
      expect(fileTypeOf(`x${name}.${extension.toUpperCase()}`)).toBe(fileTypeOf(`x${name}.${extension}`))
    }),
  )
})

test.each<[string, boolean]>([
  ['card.pdf', true],
  ['CARD.PDF', true],
  ['scan 2026.11.21.jpeg', true],
  ['scan.pdf.pdf', true],
  ['card', false],
  ['.pdf', true],
  ['card.', false],
  ['notes.txt', false],
  ['photo.bmp', false],
  ['photo.svg', false],
  ['photo.html.jpg', false],
  ['photo.php .png', false],
  ['letter.pdf .jpg', false],
  ['scan.pdf .pdf', true],
  ['letter.pdf.jpg', false],
  ['letter.pdf.exe', false],
])('the form takes %s: %s', (name, taken) => expect(isUploadName(name)).toBe(taken))
