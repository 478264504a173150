import { catalogue, type IdOf } from '../../kit/catalogue.js'

/**
 * Who care is for, seen from the family: `care_for`, in display order; there is no 13. Gender and
 * self follow from the label.
 */
export const relationships = catalogue([
  { id: 1, label: ['mother', 'madre'], gender: 'female', self: false },
  { id: 2, label: ['father', 'padre'], gender: 'male', self: false },
  { id: 20, label: ['mother-in-law', 'suegra'], gender: 'female', self: false },
  { id: 21, label: ['father-in-law', 'suegro'], gender: 'male', self: false },
  { id: 3, label: ['grandmother', 'abuela'], gender: 'female', self: false },
  { id: 4, label: ['grandfather', 'abuelo'], gender: 'male', self: false },
  { id: 5, label: ['wife', 'esposa'], gender: 'female', self: false },
  { id: 6, label: ['husband', 'esposo'], gender: 'male', self: false },
  { id: 7, label: ['female partner', 'pareja (mujer)'], gender: 'female', self: false },
  { id: 8, label: ['male partner', 'pareja (hombre)'], gender: 'male', self: false },
  { id: 9, label: ['daughter', 'hija'], gender: 'female', self: false },
  { id: 10, label: ['son', 'hijo'], gender: 'male', self: false },
  { id: 11, label: ['sister', 'hermana'], gender: 'female', self: false },
  { id: 12, label: ['brother', 'hermano'], gender: 'male', self: false },
  { id: 14, label: ['self (female)', 'yo (mujer)'], gender: 'female', self: true },
  { id: 15, label: ['self (male)', 'yo (hombre)'], gender: 'male', self: true },
  { id: 16, label: ['female relative', 'familiar (mujer)'], gender: 'female', self: false },
  { id: 17, label: ['male relative', 'familiar (hombre)'], gender: 'male', self: false },
  { id: 18, label: ['female friend', 'amiga'], gender: 'female', self: false },
  { id: 19, label: ['male friend', 'amigo'], gender: 'male', self: false },
])
export type RelationshipId = IdOf<typeof relationships>
