import { catalogue, type IdOf } from '../../kit/catalogue.js'
import { slug, slugIndex } from '../../kit/slug.js'

/**
 * The fifty states, the District of Columbia and Puerto Rico, by postal code, alphabetical in English. Addresses name
 * them in English.
 * @bothLanguages
 */
export const states = catalogue([
  { id: 'AL', label: ['Alabama', 'Alabama'] },
  { id: 'AK', label: ['Alaska', 'Alaska'] },
  { id: 'AZ', label: ['Arizona', 'Arizona'] },
  { id: 'AR', label: ['Arkansas', 'Arkansas'] },
  { id: 'CA', label: ['California', 'California'] },
  { id: 'CO', label: ['Colorado', 'Colorado'] },
  { id: 'CT', label: ['Connecticut', 'Connecticut'] },
  { id: 'DE', label: ['Delaware', 'Delaware'] },
  { id: 'DC', label: ['District of Columbia', 'Distrito de Columbia'] },
  { id: 'FL', label: ['Florida', 'Florida'] },
  { id: 'GA', label: ['Georgia', 'Georgia'] },
  { id: 'HI', label: ['Hawaii', 'Hawái'] },
  { id: 'ID', label: ['Idaho', 'Idaho'] },
  { id: 'IL', label: ['Illinois', 'Illinois'] },
  { id: 'IN', label: ['Indiana', 'Indiana'] },
  { id: 'IA', label: ['Iowa', 'Iowa'] },
  { id: 'KS', label: ['Kansas', 'Kansas'] },
  { id: 'KY', label: ['Kentucky', 'Kentucky'] },
  { id: 'LA', label: ['Louisiana', 'Luisiana'] },
  { id: 'ME', label: ['Maine', 'Maine'] },
  { id: 'MD', label: ['Maryland', 'Maryland'] },
  { id: 'MA', label: ['Massachusetts', 'Massachusetts'] },
  { id: 'MI', label: ['Michigan', 'Míchigan'] },
  { id: 'MN', label: ['Minnesota', 'Minnesota'] },
  { id: 'MS', label: ['Mississippi', 'Misisipi'] },
  { id: 'MO', label: ['Missouri', 'Misuri'] },
  { id: 'MT', label: ['Montana', 'Montana'] },
  { id: 'NE', label: ['Nebraska', 'Nebraska'] },
  { id: 'NV', label: ['Nevada', 'Nevada'] },
  { id: 'NH', label: ['New Hampshire', 'Nuevo Hampshire'] },
  { id: 'NJ', label: ['New Jersey', 'Nueva Jersey'] },
  { id: 'NM', label: ['New Mexico', 'Nuevo México'] },
  { id: 'NY', label: ['New York', 'Nueva York'] },
  { id: 'NC', label: ['North Carolina', 'Carolina del Norte'] },
  { id: 'ND', label: ['North Dakota', 'Dakota del Norte'] },
  { id: 'OH', label: ['Ohio', 'Ohio'] },
  { id: 'OK', label: ['Oklahoma', 'Oklahoma'] },
  { id: 'OR', label: ['Oregon', 'Oregón'] },
  { id: 'PA', label: ['Pennsylvania', 'Pensilvania'] },
  { id: 'PR', label: ['Puerto Rico', 'Puerto Rico'] },
  { id: 'RI', label: ['Rhode Island', 'Rhode Island'] },
  { id: 'SC', label: ['South Carolina', 'Carolina del Sur'] },
  { id: 'SD', label: ['South Dakota', 'Dakota del Sur'] },
  { id: 'TN', label: ['Tennessee', 'Tennessee'] },
  { id: 'TX', label: ['Texas', 'Texas'] },
  { id: 'UT', label: ['Utah', 'Utah'] },
  { id: 'VT', label: ['Vermont', 'Vermont'] },
  { id: 'VA', label: ['Virginia', 'Virginia'] },
  { id: 'WA', label: ['Washington', 'Washington'] },
  { id: 'WV', label: ['West Virginia', 'Virginia Occidental'] },
  { id: 'WI', label: ['Wisconsin', 'Wisconsin'] },
  { id: 'WY', label: ['Wyoming', 'Wyoming'] },
])
export type StateCode = IdOf<typeof states>

/** The path segment of a state: `/caregivers/new-york`. */
export function stateSlug(code: StateCode): string {
  return slug(states.get(code).label[0])
}

const stateByName = slugIndex<StateCode>(() =>
  states.entries.flatMap(({ id, label }) => [[label[0], id] as const, [id, id] as const]),
)

/** The state of a path segment, written as its slug or its postal code in any case, or undefined. */
export function stateBySlug(segment: string): StateCode | undefined {
  if (typeof segment !== 'string') return undefined
  return stateByName(segment.toLowerCase()) ?? stateByName(slug(segment))
}
