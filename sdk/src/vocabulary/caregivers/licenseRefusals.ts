import { catalogue, type IdOf } from '../../kit/catalogue.js'

/** Why staff sent a license back. The hint is what the caregiver reads: what we found, and what mends it. */
export const licenseRefusals = catalogue([
  {
    id: 'photo_needed',
    label: ['Photo needed', 'Falta una foto'],
    hint: [
      'We need a photo of it. Add one that shows your name, the number and the dates.',
      'Necesitamos una foto. Agregue una donde se vean su nombre, el número y las fechas.',
    ],
  },
  {
    id: 'unreadable',
    label: ['Photo cannot be read', 'La foto no se puede leer'],
    hint: [
      'We cannot read the photo. Take a new one, flat and in good light.',
      'No podemos leer la foto. Tome otra, de frente y con buena luz.',
    ],
  },
  {
    id: 'not_found',
    label: ['Not in the register', 'No está en el registro'],
    hint: [
      'The state register has no license with this number. Compare the number, type and state with your license.',
      'El registro del estado no tiene ninguna licencia con este número. Compare el número, el tipo y el estado con su licencia.',
    ],
  },
  {
    id: 'other_name',
    label: ['Different name in the register', 'Otro nombre en el registro'],
    hint: [
      'The register has this number under a different name. If you changed your name, add a photo of a document that shows the change.',
      'En el registro este número está a otro nombre. Si cambió de nombre, agregue una foto del documento que lo indique.',
    ],
  },
  {
    id: 'other_dates',
    label: ['Different expiry date', 'Otra fecha de vencimiento'],
    hint: [
      'The register has a different expiry date. Enter the date it shows.',
      'El registro tiene otra fecha de vencimiento. Escriba la que aparece ahí.',
    ],
  },
  {
    id: 'not_active',
    label: ['Not active', 'No está activa'],
    hint: [
      'The register says this license is not active. Your state board can tell you why.',
      'El registro dice que esta licencia no está activa. La junta de su estado puede decirle por qué.',
    ],
  },
  {
    id: 'other',
    label: ['Something else', 'Otro motivo'],
    hint: ['Something else is wrong.', 'Hay otro problema.'],
  },
])
export type LicenseRefusal = IdOf<typeof licenseRefusals>
