import { conditionWords, illnesses, isNurse } from '../ground/catalogue.ts'
import { addDays, midnight } from '../ground/days.ts'
import { readLine, type Dialogue, type Line } from './dialogues.ts'
import * as english from './dialoguesEnglish.ts'
import * as spanish from './dialoguesSpanish.ts'
import { fillSlots, wordsFor, type Household } from '../people/people.ts'
import type { Persona } from '../people/persona.ts'
import type { Random } from '../ground/random.ts'
import type { ConversationRow, MessageRow, PlaceRow } from '../rows/rows.ts'

export interface Chat {
  conversation: ConversationRow
  messages: MessageRow[]
}

interface Parties {
  id: number
  familyId: number
  caregiverId: number
  jobId: number | null
  today: string
}

/** Message ids are counted out of this. */
const MESSAGES_EACH = 200

/** A dialogue between a family and a caregiver who do not know each other yet, and what may follow from it. */
export function converse(
  parties: Parties & {
    household: Household
    persona: Persona
    place: PlaceRow
    spanish: boolean
    avoid: Set<Dialogue>
  },
  random: Random,
): Chat {
  const { persona, household, place } = parties
  const tongues = persona.languages.filter((name) => name !== 'ASL')
  const { beginnings, afterwards } = parties.spanish ? spanish : english
  const fitting = beginnings.filter(
    ({ fits }) =>
      fits === null ||
      (fits === 'nurse' && isNurse(persona.initials)) ||
      (fits === 'aide' && !isNurse(persona.initials)) ||
      (fits === 'man' && persona.gender === 'male') ||
      (fits === 'tongue' && tongues.length > 0),
  )
  const unused = fitting.filter((dialogue) => !parties.avoid.has(dialogue))
  const start = random.pick(unused.length > 0 ? unused : fitting)
  parties.avoid.add(start)
  const later = random.shuffle(random.sample(afterwards, random.int(0, 4)))
  const [day, day2] = random.pick(dayPairs)
  const slots = {
    c: persona.first,
    f: household.first,
    city: place.city,
    rate: `$${(persona.wage / 100).toFixed(2)}`,
    day,
    day2,
    dia: random.pick(['lunes', 'martes', 'miércoles', 'jueves', 'viernes']),
    time: random.pick(['nine', 'half past nine', 'ten', 'eleven', 'two', 'three', 'four']),
    miles: String(random.int(2, 9)),
    tongue: tongues[0] ?? 'Spanish',
    c1: conditionWords[illnesses(household.conditions)[0] ?? 22]![parties.spanish ? 1 : 0],
  }
  const blocks = [start, ...later].map(({ lines }) =>
    lines.map(([speaker, text]): Line => [
      speaker,
      fillSlots(text, { ...slots, ...wordsFor(household, speaker) }),
    ]),
  )
  const unread = random.chance(0.15) ? 1 : 0
  return lay(parties, blocks, { lastDay: -random.int(1, 90), gap: [1, 6], unread }, random)
}

/** A conversation written out by hand, see `demoChats.ts`. */
export function recite(
  parties: Parties,
  text: string,
  options: { lastDay: number; unread: number; blocked?: boolean },
  random: Random,
): Chat {
  const blocks = text
    .trim()
    .split('\n\n')
    .map((block) => block.split('\n').map(readLine))
  return lay(parties, blocks, { ...options, gap: [2, 6] }, random)
}

/** Gives every line its writer, its time and its readers. A block is a day's talk. */
function lay(
  parties: Parties,
  blocks: readonly (readonly Line[])[],
  options: { lastDay: number; gap: readonly [number, number]; unread: number; blocked?: boolean },
  random: Random,
): Chat {
  const { familyId, caregiverId, today } = parties
  const offsets = blocks.map(() => 0)
  offsets[blocks.length - 1] = options.lastDay
  for (let i = blocks.length - 2; i >= 0; i--) offsets[i] = offsets[i + 1]! - random.int(...options.gap)

  const messages: MessageRow[] = []
  const total = blocks.reduce((sum, block) => sum + block.length, 0)
  blocks.forEach((block, i) => {
    let timestamp = midnight(addDays(today, offsets[i]!)) + random.int(14 * 60, 18 * 60) * 60_000
    for (const [speaker, content] of block) {
      const number = messages.length
      const uid = speaker === 'family' ? familyId : caregiverId
      const other = speaker === 'family' ? caregiverId : familyId
      messages.push({
        message_id: parties.id * MESSAGES_EACH + number,
        conversation_id: parties.id,
        key: `-${timestamp.toString(36)}${number.toString(36).padStart(3, '0')}`,
        uid,
        timestamp,
        content,
        readBy: number >= total - options.unread ? [uid] : [uid, other].sort((a, b) => a - b),
        synced: true,
      })
      timestamp += random.int(1, 24) * 60_000 + random.int(0, 59) * 1000
    }
  })
  const first = messages[0]!
  const last = messages[messages.length - 1]!
  return {
    conversation: {
      id: parties.id,
      cid: `conversation-${parties.id}`,
      from_user: first.uid,
      to_user: first.uid === familyId ? caregiverId : familyId,
      from_user_block: options.blocked ?? false,
      blocked_by: options.blocked ? familyId : null,
      job_id: parties.jobId,
      created_at: new Date(first.timestamp).toISOString(),
      last_message_at: new Date(last.timestamp).toISOString(),
    },
    messages,
  }
}

const dayPairs = [
  ['Monday', 'Thursday'],
  ['Tuesday', 'Friday'],
  ['Wednesday', 'Saturday'],
  ['Thursday', 'Monday'],
  ['Friday', 'Tuesday'],
] as const
