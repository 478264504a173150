import { catalogue, type IdOf } from '../../kit/catalogue.js'

/** A partner's user may see these, unless the partner's own list says otherwise. */
export const b2bAllowedViews = catalogue([
  { id: 'family-dashboard', label: ['Dashboard', 'Panel'], path: '/family/dashboard' },
  {
    id: 'caregiver-profile-b2b',
    label: ['Caregiver profile', 'Perfil del cuidador'],
    path: '/caregiver-profile-b2b',
  },
  { id: 'appacct', label: ['Account', 'Cuenta'], path: '/appacct' },
])
export type B2bView = IdOf<typeof b2bAllowedViews>
