import {
  License,
  LicenseDraft,
  LicensePhoto,
  LicenseRefused,
  LicenseVerified,
} from '@homecare/sdk/caregivers'
import { centsField, dayField, fileField, shortNoteField, timeField } from '@homecare/sdk/kit'
import type { Struct } from 'superstruct'
import { expect, test } from 'vitest'
import * as word from '../../../../sdk/src/kit/structs/struct.ts'
import { createSchemas } from './jsonSchema.ts'

const names = new Map<unknown, string>([
  [License, 'License'],
  [LicensePhoto, 'LicensePhoto'],
  [LicenseVerified, 'LicenseVerified'],
  [LicenseRefused, 'LicenseRefused'],
])
const text = { type: 'string' }
const license = { $ref: '#/components/schemas/License' }
const orNull = (name: string) => ({ anyOf: [{ $ref: `#/components/schemas/${name}` }, { type: 'null' }] })

test.each<[string, object, object]>([
  ['anything', word.any(), {}],
  ['a constant', word.literal(''), { const: '' }],
  ['one of several', word.enums(['a', 'b']), { enum: ['a', 'b'] }],
  ['one of several, or null', word.nullable(word.enums([1, 2])), { enum: [1, 2, null] }],
  ['a text or null', word.nullable(word.string()), { type: ['string', 'null'] }],
  ['anything, null too', word.nullable(word.any()), {}],
  ['a size of a text', word.size(word.string(), 1, 3), { ...text, minLength: 1, maxLength: 3 }],
  ['a size from nothing', word.size(word.string(), 0, 3), { ...text, maxLength: 3 }],
  ['a size without end', word.size(word.string(), 1, Infinity), { ...text, minLength: 1 }],
  ['one size', word.size(word.string(), 4), { ...text, minLength: 4, maxLength: 4 }],
  [
    'a size of a list',
    word.size(word.array(word.string()), 1, 9),
    { type: 'array', items: text, minItems: 1, maxItems: 9 },
  ],
  ['a size of a number', word.size(word.integer(), 0, 9), { type: 'integer', minimum: 0, maximum: 9 }],
  ['bounds', word.max(word.min(word.number(), -1.5), 9), { type: 'number', minimum: -1.5, maximum: 9 }],
  [
    'bounds that are not reached',
    word.max(word.min(word.number(), 0, { exclusive: true }), 1, { exclusive: true }),
    { type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 1 },
  ],
  ['a pattern', word.pattern(word.string(), /^\d{9}$/), { ...text, pattern: '^\\d{9}$' }],
  ['a rule in code', word.refine(word.string(), 'even', () => true), text],
  [
    'a record',
    word.record(word.string(), word.boolean()),
    { type: 'object', additionalProperties: { type: 'boolean' } },
  ],
  [
    'a pair',
    word.tuple([word.string(), word.integer()]),
    { type: 'array', prefixItems: [text, { type: 'integer' }], items: false, minItems: 2 },
  ],
  ['either', word.union([word.string(), License]), { anyOf: [text, license] }],
  [
    'fields, of which some may be missing',
    word.object({ id: word.integer(), note: word.optional(word.string()) }),
    {
      type: 'object',
      properties: { id: { type: 'integer' }, note: text },
      required: ['id'],
      additionalProperties: false,
    },
  ],
  [
    'fields and others',
    word.type({ id: word.string() }),
    { type: 'object', properties: { id: text }, required: ['id'] },
  ],
  ['an entity', License, license],
  ['an entity that may be missing', word.optional(License), license],
  ['an entity or null', word.nullable(License), { anyOf: [license, { type: 'null' }] }],
  ['entities', word.array(License), { type: 'array', items: license }],
  [
    'an entity in a field',
    word.type({ one: License }),
    { type: 'object', properties: { one: license }, required: ['one'] },
  ],
  ['a day', word.nullable(dayField), { type: ['string', 'null'], format: 'date' }],
  [
    'a time',
    timeField,
    { ...text, pattern: '^([01]\\d|2[0-3]):[0-5]\\d$', description: 'A time of day, HH:MM.' },
  ],
  [
    'money',
    word.max(centsField, 5000),
    { type: 'integer', minimum: 0, maximum: 5000, description: 'An amount of money, in cents.' },
  ],
  ['a short note', shortNoteField, { ...text, maxLength: 1000 }],
  ['a file', fileField, { ...text, contentMediaType: 'application/octet-stream' }],
])('%s', (_, struct, schema) => {
  expect(createSchemas(names).of(struct as Struct)).toEqual(schema)
})

test('an entity is told once by its name, with its bounds and those that stand in it', () => {
  const schemas = createSchemas(new Map([...names, [LicenseDraft, 'LicenseDraft']]))
  for (const struct of [License, LicenseDraft, word.array(License)]) schemas.of(struct as Struct)
  expect(schemas.named()).toEqual({
    License: {
      type: 'object',
      properties: {
        id: { type: 'number' },
        map_id: { type: 'number' },
        license_name: text,
        license_number: { type: ['string', 'null'] },
        state: text,
        expires: { type: ['string', 'null'] },
        verified: orNull('LicenseVerified'),
        refused: orNull('LicenseRefused'),
        photos: { type: 'array', items: { $ref: '#/components/schemas/LicensePhoto' } },
      },
      required: [
        'id',
        'map_id',
        'license_name',
        'license_number',
        'state',
        'expires',
        'verified',
        'refused',
        'photos',
      ],
    },
    LicenseDraft: {
      type: 'object',
      properties: {
        id: { type: 'number' },
        map_id: { enum: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] },
        license_number: { type: ['string', 'null'], minLength: 1, maxLength: 200 },
        state: text,
        expires: { type: ['string', 'null'], format: 'date' },
      },
      required: ['map_id'],
      additionalProperties: false,
    },
    LicensePhoto: {
      type: 'object',
      properties: { id: { type: 'number' }, photo: text, description: text },
      required: ['id', 'photo', 'description'],
    },
    LicenseVerified: {
      type: 'object',
      properties: { on: text, by: { type: ['string', 'null'] } },
      required: ['on', 'by'],
    },
    LicenseRefused: {
      type: 'object',
      properties: { on: text, reason: text, note: text },
      required: ['on', 'reason', 'note'],
    },
  })
})
