import { addDays } from '../ground/days.ts'
import type { Persona } from '../people/persona.ts'
import { createRandom } from '../ground/random.ts'
import type { BackgroundCheckRow, CaregiverRow, PlaceRow, ReferenceRow } from '../rows/rows.ts'

interface Holder {
  readonly persona: Persona
  readonly caregiver: CaregiverRow
  readonly place: PlaceRow
  readonly firstRow: number
  readonly seed: number
  /** The day of the demo, YYYY-MM-DD. */
  readonly today: string
}

/** Two former employers who spoke with us, of everybody who is vetted; of the others now and then one to be called. */
export function writeReferences(holder: Holder): ReferenceRow[] {
  const { persona, caregiver, place, firstRow, seed, today } = holder
  const random = createRandom(`${seed}:references:${caregiver.id}`)
  // Our staff call within days.
  const isNew = !persona.vetted && caregiver.id % oneIsNewIn === 0
  const given = addDays(today, -random.int(1, 7))
  const count = persona.vetted ? 2 : isNew ? 1 : 0
  const spanish = place.state === 'PR'
  return random.sample(speakers, count).map((name, i) => ({
    id: firstRow + i,
    caregiver_id: caregiver.id,
    name,
    relationship: random.pick(spanish ? relationshipsInSpanish : relationships),
    phone: `20255501${String(random.int(0, 99)).padStart(2, '0')}`,
    email: null,
    note: random.pick(spanish ? notesInSpanish : notes),
    status: persona.vetted ? 'answered' : 'added',
    created_at: isNew ? `${given}T${at}` : caregiver.created_at,
  }))
}

/** Of so many caregivers one has just given whom to ask, if nobody vetted them. */
const oneIsNewIn = 37
const at = '16:20:00.000Z'

/** The check of whoever passed one: signed a week before its day, with what was searched. A few others wait. */
export function writeBackgroundCheck(holder: Holder): BackgroundCheckRow[] {
  const { persona, caregiver, place } = holder
  const { background_checked_on: completed_on } = caregiver
  if (completed_on === null) return caregiver.id % oneWaitsIn === 0 ? [waitingCheck(holder)] : []
  const started_on = addDays(completed_on, -7)
  const at = `${started_on}T17:00:00.000Z`
  return [
    {
      caregiver_id: caregiver.id,
      status: 'passed',
      steps: Object.fromEntries(steps.map((step) => [step, at])),
      person: null,
      sealed_ssn: null,
      signature: `${persona.first} ${persona.last}`,
      started_on,
      completed_on,
      sections: [
        { title: 'Identity', result: 'Confirmed', details: [] },
        { title: 'County records', result: 'Clear', details: [`${place.county}, ${place.state}`] },
        { title: 'State records', result: 'Clear', details: [place.state] },
        { title: 'National records', result: 'Clear', details: [] },
        { title: 'Sex offender registries', result: 'Clear', details: [] },
      ],
    },
  ]
}

/** One in so many waits for a result, if no result is there. */
const oneWaitsIn = 163

/** Signed in the last days; the number, which only the real server can seal, is missing. */
function waitingCheck({ persona, caregiver, place, today }: Holder): BackgroundCheckRow {
  const isRunning = caregiver.id % (2 * oneWaitsIn) === 0
  const started_on = addDays(today, isRunning ? -3 : -1)
  return {
    caregiver_id: caregiver.id,
    status: isRunning ? 'running' : 'ordered',
    steps: Object.fromEntries(steps.map((step) => [step, `${started_on}T17:00:00.000Z`])),
    person: {
      first_name: persona.first,
      last_name: persona.last,
      birthday: caregiver.birthday,
      address: `${100 + (caregiver.id % 800)} Main Street`,
      city: place.city,
      state: place.state,
      zip_code: place.zip_codes[0] ?? '',
    },
    sealed_ssn: null,
    signature: `${persona.first} ${persona.last}`,
    started_on,
    completed_on: null,
    sections: [],
  }
}

const steps = ['disclosure', 'release', 'authorization-addendum', 'personal', 'electronic-signature']

const speakers = [
  'Rosalind Meyer',
  'Curtis Boone',
  'Anjali Desai',
  'Peter Lindqvist',
  'Gloria Maldonado',
  'Miriam Katz',
  'Terrence Hall',
  'Yvonne Chow',
  'Leonard Pratt',
  'Isabel Fuentes',
]
const relationships = ['Supervisor', 'Daughter of a client', 'Son of a client', 'Nurse on the same floor']
const relationshipsInSpanish = [
  'Supervisora',
  'Hija de una clienta',
  'Hijo de un cliente',
  'Enfermera del mismo piso',
]
const notes = ['', 'Best reached after five.', 'Mornings only, please.', 'She knows that you may call.']
const notesInSpanish = [
  '',
  'Mejor después de las cinco.',
  'Solo por las mañanas, por favor.',
  'Sabe que puede recibir su llamada.',
]
