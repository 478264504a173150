import { isNurse, licenseName } from '../ground/catalogue.ts'
import { yearOf } from '../ground/days.ts'
import { orgsOf } from './orgs.ts'
import type { Persona } from '../people/persona.ts'
import type { Random } from '../ground/random.ts'
import type { EducationRow, ExperienceRow, PlaceRow } from '../rows/rows.ts'

interface Worker {
  persona: Persona
  place: PlaceRow
  caregiverId: number
  firstRow: number
  today: string
}

/** Jobs from the newest back, one after another, that together make up the years of experience. */
export function writeCareer(
  { persona, place, caregiverId, firstRow, today }: Worker,
  random: Random,
): ExperienceRow[] {
  const spanish = place.state === 'PR'
  const first = yearOf(today) - persona.years
  const rows: ExperienceRow[] = []
  const employers = random.shuffle(orgsOf(place).businesses)
  let until = yearOf(today)
  while (until > first && rows.length < 4) {
    const last = rows.length === 3 || until - first <= 2
    const from = last ? Math.max(first, until - 14) : Math.max(first, until - random.int(1, 6))
    const employer = random.chance(0.62) ? employers[rows.length % employers.length] : undefined
    const still = rows.length === 0 && random.chance(0.6)
    const [position, description] = random.pick(work(persona, spanish, employer === undefined))
    rows.push({
      id: firstRow + rows.length,
      caregiver_id: caregiverId,
      business_id: employer?.id ?? null,
      company_name: employer?.name ?? (spanish ? 'Familia particular' : 'Private family'),
      position: persona.gender === 'male' ? position.replace('Cuidadora', 'Cuidador') : position,
      description,
      city: place.city,
      state: place.state,
      location: `${place.city}, ${place.state}`,
      country: 'US',
      start_date: `${from}-${month(random)}-01`,
      end_date: still ? null : `${Math.max(from + 1, until)}-01-01`,
    })
    until = from
  }
  return rows
}

export function writeEducation(
  { persona, place, caregiverId, firstRow, today }: Worker,
  random: Random,
): EducationRow[] {
  const count = persona.is_hcp ? 1 + random.int(0, 1) : random.chance(0.6) ? 1 : 0
  const start = yearOf(today) - persona.years - 1
  return random.sample(orgsOf(place).schools, count).map((school, i) => {
    const from = Math.max(yearOf(today) - persona.age + 18, start - i * 3)
    return {
      id: firstRow + i,
      caregiver_id: caregiverId,
      school_id: school.id,
      college: school.name,
      city: school.city,
      state: school.state,
      location: `${school.city}, ${school.state}`,
      country: 'US',
      country_name: 'United States',
      major: major(persona, place.state === 'PR', random),
      start_date: `${from}-01-01`,
      end_date: `${from + (persona.is_hcp ? 2 : 1)}-01-01`,
    }
  })
}

function major(persona: Persona, spanish: boolean, random: Random): string | null {
  const lead = persona.initials[0]
  if (persona.is_hcp && lead)
    return spanish ? 'Enfermería' : lead === 'RN' || lead === 'NP' ? 'Nursing' : licenseName[lead]
  return random.chance(0.3)
    ? null
    : random.pick(
        spanish
          ? ['Cuido de envejecientes', 'Asistente de salud']
          : [
              'Home health aide training',
              'Health and human services',
              'Gerontology',
              'Nursing assistant program',
              'Nutrition',
            ],
      )
}

type Work = readonly [position: string, description: string]

function work(persona: Persona, spanish: boolean, atHome: boolean): readonly Work[] {
  if (spanish) return persona.is_hcp ? nursingInSpanish : caringInSpanish
  if (persona.is_hcp && !isNurse(persona.initials)) return atHome ? caringAtHome : titled(assisting, persona)
  if (persona.is_hcp) return atHome ? nursingAtHome : titled(nursing, persona)
  return atHome ? caringAtHome : caring
}

const titled = (jobs: readonly Work[], persona: Persona) =>
  jobs.map(([position, text]): Work => [position.replace('Nurse', persona.initials[0] ?? 'Nurse'), text])

const caringAtHome: readonly Work[] = [
  [
    'Private caregiver',
    'Mornings with a retired teacher: shower, breakfast, medication reminders and a walk around the block.',
  ],
  [
    'Live-in companion',
    'Cooked, drove and kept company for a couple in their nineties until both moved near their daughter.',
  ],
  ['Caregiver', 'Evening routine for a gentleman after a stroke, with his speech exercises.'],
  [
    'Personal care aide',
    'Bathing, transfers with a Hoyer lift, and laundry; kept the log that his sons read every night.',
  ],
  ['Companion', 'Errands, appointments, gin rummy and the garden.'],
  ['Weekend caregiver', 'Relieved the family Saturday and Sunday for three years.'],
  ['Overnight aide', 'Awake nights during hospice, together with the visiting nurse.'],
]
const caring: readonly Work[] = [
  ['Home health aide', 'Four to five clients a week, mostly with dementia; trained new aides on transfers.'],
  ['Caregiver', 'Personal care and meals for a floor of fourteen residents.'],
  ['Resident assistant', 'Medication reminders, activities and the occasional birthday cake.'],
  ['Care partner', 'Memory unit, afternoon and evening shift.'],
  [
    'Activities aide',
    'Chair exercise, music hour and one-to-one visits for those who stayed in their rooms.',
  ],
  ['Lead aide', 'Made the schedule, covered the gaps, and kept the supply closet honest.'],
]
const nursingAtHome: readonly Work[] = [
  ['Private duty nurse', 'Tracheostomy and feeding tube care for a young man, nights.'],
  ['Home nurse', 'Daily dressing changes and insulin for an elderly couple.'],
  ['Private duty nurse', 'Recovery after open-heart surgery: vital signs, medicines and the stairs.'],
]
const assisting: readonly Work[] = [
  [
    'Nurse, skilled nursing unit',
    'Nine residents a shift: personal care, vital signs, meals, call lights answered.',
  ],
  ['Nurse, rehabilitation', 'Transfers, walking program and charting on an orthopedic floor.'],
  ['Nurse, memory care', 'Evening shift on a unit of sixteen; planned the quiet hour.'],
  ['Nurse, hospice', 'Bathing, turning, mouth care, and sitting with families.'],
  ['Nurse, home health', 'Personal care visits under the supervision of a nurse.'],
]
const nursing: readonly Work[] = [
  ['Nurse, skilled nursing unit', 'Twenty-two residents, medication pass, treatments and admissions.'],
  ['Nurse, home health', 'Visits for wound care, IV antibiotics and teaching after discharge.'],
  ['Nurse, rehabilitation', 'Orthopedic and stroke patients, discharge planning with the therapists.'],
  ['Nurse, sub-acute', 'Ventilator and tracheostomy care, twelve-hour nights.'],
  ['Charge Nurse', 'Led the evening shift and mentored new graduates.'],
  ['Nurse, hospice', 'Symptom control and family support at home.'],
]
const caringInSpanish: readonly Work[] = [
  ['Cuidadora de envejecientes', 'Baño, comida y medicamentos de una pareja de noventa años.'],
  ['Ama de llaves', 'Compras, citas médicas y compañía durante seis días a la semana.'],
  ['Asistente de salud en el hogar', 'Cuido después de un derrame, con los ejercicios de la terapista.'],
  ['Cuido nocturno', 'Noches en vela durante el hospicio.'],
  ['Asistente de residentes', 'Cuido personal y actividades en un hogar de doce residentes.'],
]
const nursingInSpanish: readonly Work[] = [
  ['Enfermería, cuido en el hogar', 'Curaciones, antibióticos intravenosos y educación a la familia.'],
  ['Enfermería, unidad de rehabilitación', 'Pacientes ortopédicos y de derrame, turnos de doce horas.'],
  [
    'Enfermería, centro de cuido diestro',
    'Administración de medicamentos y tratamientos a veinte residentes.',
  ],
]

function month(random: Random): string {
  return String(random.int(1, 11)).padStart(2, '0')
}
