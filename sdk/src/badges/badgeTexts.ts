import type { Text } from '../kit/text.js'
import type { Badge } from '../vocabulary/caregivers/entities.js'

interface BadgeTexts {
  readonly name: Text
  readonly description: Text
}

/** The badge of a profile in both languages. A deployment's own badge, unknown here, is said as the server names it. */
export function badgeTexts({
  name,
  short_description,
}: Pick<Badge, 'name' | 'short_description'>): BadgeTexts {
  const known = badges.find((badge) => badge.name[0] === name)
  return {
    name: known?.name ?? [name, name],
    description:
      known?.description[0] === short_description
        ? known.description
        : [short_description, short_description],
  }
}

/**
 * By their English: the server names a badge in it.
 * @bothLanguages
 */
const badges: readonly BadgeTexts[] = [
  {
    name: ['Phone verified', 'Teléfono verificado'],
    description: [
      'We called or texted this number and the caregiver answered.',
      'Llamamos o escribimos a este número y nos contestaron.',
    ],
  },
  {
    name: ['Identity checked', 'Identidad comprobada'],
    description: [
      'A government-issued document was matched to the person.',
      'Comparamos un documento oficial con la persona.',
    ],
  },
  {
    name: ['Background check', 'Verificación de antecedentes'],
    description: [
      'County, state and national records were searched and passed.',
      'Revisamos los registros del condado, del estado y del país, y la verificación se aprobó.',
    ],
  },
  {
    name: ['References called', 'Referencias consultadas'],
    description: [
      'Two former employers spoke with us about the work.',
      'Dos empleadores anteriores nos hablaron de su trabajo.',
    ],
  },
  {
    name: ['Interviewed', 'Entrevista realizada'],
    description: [
      'A recruiter met the caregiver, in person or by video.',
      'Una persona de selección le entrevistó, en persona o por video.',
    ],
  },
  {
    name: ['Credentials confirmed', 'Credenciales confirmadas'],
    description: [
      'Licenses and certificates were confirmed with the issuer.',
      'Confirmamos las licencias y los certificados con quien los emitió.',
    ],
  },
]
