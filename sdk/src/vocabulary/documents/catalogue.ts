import { catalogue, type IdOf } from '../../kit/catalogue.js'

export * from './fileTypes.js'

/** Where a document stands. */
export const documentStatuses = catalogue([
  { id: 'active', label: ['Active', 'Activo'] },
  { id: 'expired', label: ['Expired', 'Vencido'] },
  { id: 'requested', label: ['Requested', 'Solicitado'] },
  { id: 'inactive', label: ['Inactive', 'Inactivo'] },
])
export type DocumentStatus = IdOf<typeof documentStatuses>

/** Whether staff have looked at it: a second axis. The label of none is said while there is a file. */
export const verificationStatuses = catalogue([
  { id: 'verified', label: ['Verified', 'Verificado'] },
  { id: 'skipped', label: ['Verification skipped', 'Verificación omitida'] },
  { id: 'none', label: ['under review', 'en revisión'] },
])
export type VerificationStatus = IdOf<typeof verificationStatuses>

/** What staff do about the verification. */
export const verificationActions = catalogue([
  { id: 'verify', label: ['Verify', 'Verificar'] },
  { id: 'unverify', label: ['Undo verification', 'Deshacer verificación'] },
  { id: 'skip', label: ['Skip verification', 'Omitir verificación'] },
  { id: 'unskip', label: ['Require verification', 'Exigir verificación'] },
])
export type VerificationAction = IdOf<typeof verificationActions>

/** The filters of the document list. */
export const documentFilters = catalogue([
  { id: 'active', label: ['Active', 'Activos'] },
  { id: 'expired', label: ['Expired', 'Vencidos'] },
  { id: 'requested', label: ['Requested', 'Solicitados'] },
  { id: 'inactive', label: ['Inactive', 'Inactivos'] },
  { id: 'verified', label: ['Verified', 'Verificados'] },
  { id: 'verificationSkipped', label: ['Verification skipped', 'Verificación omitida'] },
])
export type DocumentFilter = IdOf<typeof documentFilters>

/** The status on a row of the list; a row without one reads as Created. */
export const documentListStatuses = catalogue([
  { id: 'expired', label: ['Expired', 'Vencido'] },
  { id: 'verified', label: ['Verified', 'Verificado'] },
  { id: 'requested', label: ['Requested', 'Solicitado'] },
  { id: 'none', label: ['Created', 'Creado'] },
])
export type DocumentListStatus = IdOf<typeof documentListStatuses>

/** How the document form is open. */
export const documentFormModes = ['view', 'edit'] as const
export type DocumentFormMode = (typeof documentFormModes)[number]

/**
 * Document types where no server lists them (`GET /v1/legal/document_types/`):
 * these are what home-care work asks for, and the list that the reference server starts with.
 */
export const documentTypes = catalogue([
  { id: 1, label: ["Driver's license", 'Licencia de conducir'] },
  { id: 2, label: ['Social Security card', 'Tarjeta del seguro social'] },
  { id: 3, label: ['Passport', 'Pasaporte'] },
  { id: 4, label: ['Work authorization', 'Autorización de trabajo'] },
  { id: 5, label: ['Professional license', 'Licencia profesional'] },
  { id: 6, label: ['CPR card', 'Tarjeta de RCP'] },
  { id: 7, label: ['TB test', 'Prueba de tuberculosis'] },
  { id: 8, label: ['Vaccination record', 'Registro de vacunación'] },
  { id: 9, label: ['Physical exam', 'Examen físico'] },
  { id: 10, label: ['Auto insurance', 'Seguro de automóvil'] },
  { id: 11, label: ['Tax form', 'Formulario de impuestos'] },
  { id: 12, label: ['Other', 'Otro'] },
])
export type DocumentTypeId = IdOf<typeof documentTypes>
