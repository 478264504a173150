import { instantIn } from '@homecare/sdk/kit'
import { addDays, weekDay } from '../ground/days.ts'
import { createRandom, type Random } from '../ground/random.ts'
import type { FacilityRow, SheetPhotoRow, SheetRow, ShiftApplicationRow, ShiftRow } from '../rows/rows.ts'

/** Somebody who may work at a facility, by the type of their license. */
export interface FacilityNurse {
  readonly id: number
  readonly license: number
}

interface FacilityWeeks {
  readonly shifts: ShiftRow[]
  readonly applications: ShiftApplicationRow[]
  readonly sheets: SheetRow[]
  readonly photos: SheetPhotoRow[]
}

/** Numbers of these rows begin here, above those of every other shift. */
const firstNumber = 100_001
/** Days before today and after it that are staffed, so that the board is alive weeks after the world was made. */
const [back, ahead] = [21, 35]
export const daysStaffed = ahead

/** What is needed every day: the license, the hours, for how much by the hour, and how many. */
const plan = [
  { license: 7, from: '07:00', hours: 8, block: 1, rate: 6200, nurses: 1 },
  { license: 7, from: '23:00', hours: 8, block: 3, rate: 6450, nurses: 1 },
  { license: 6, from: '15:00', hours: 8, block: 2, rate: 4150, nurses: 1 },
  { license: 6, from: '23:00', hours: 8, block: 3, rate: 4250, nurses: 1 },
  { license: 2, from: '07:00', hours: 8, block: 1, rate: 2700, nurses: 2 },
  { license: 2, from: '15:00', hours: 8, block: 2, rate: 2800, nurses: 1 },
] as const

/**
 * The weeks of the demo facility: what is past was worked and paid for, but the hours of the last two days, which wait to
 * be approved, and one sheet that was sent back; the coming days are confirmed but for some that are open, with
 * applications, or asked; from the next week on more of it is open. Some of the plan is left out in the coming week, as
 * not posted yet. All of it is counted from `today`.
 */
export function writeFacilityWeeks(
  facility: FacilityRow,
  nurses: readonly FacilityNurse[],
  seed: number,
  today: string,
): FacilityWeeks {
  const random = createRandom(`${seed}:weeks:${facility.id}`)
  const shifts: ShiftRow[] = []
  const applications: ShiftApplicationRow[] = []
  let number = firstNumber
  for (let from = -back; from <= ahead; from++) {
    const day = addDays(today, from)
    const busy = new Set<number>()
    for (const slot of plan) {
      for (let i = 0; i < slot.nurses; i++) {
        const id = number++
        const start = instantIn(facility.time_zone, day, slot.from)!.getTime()
        const end = start + slot.hours * hour
        const isOver = iso(end) < today
        const some = nurses.filter((nurse) => nurse.license === slot.license && !busy.has(nurse.id))
        // Each has days of the week of their own, so that the same faces come.
        const staff = some[(weekDay(day) < 5 ? i : i + 1) % Math.max(1, some.length)] ?? null
        const stands = isOver ? 'done' : standing(from, slot.block, i, random)
        if (stands === 'left out' || (isOver && staff === null)) continue
        const isOpen = stands === 'open' || staff === null
        if (!isOpen) busy.add(staff!.id)
        shifts.push({
          ...{ id, facility_id: facility.id, user_id: isOpen ? null : staff!.id, day },
          ...{ start: iso(start), end: iso(end), shift_block_type: slot.block, iso_type: 3 },
          ...{ license_types: [slot.license], rate: slot.rate, status: isOpen ? 'open' : stands },
          note: slot.block === 3 ? 'Report to the charge nurse.' : '',
        })
        if (!isOpen || isOver) continue
        const wanting = from < 9 ? random.int(0, Math.min(2, some.length)) : random.int(0, 1)
        for (const { id: user_id } of some.slice(-wanting, wanting === 0 ? 0 : undefined)) {
          const created_at = iso(Date.parse(`${today}T00:00:00Z`) - random.int(1, 20) * hour)
          applications.push({ shift_id: id, user_id, state: 'applied', note: random.pick(words), created_at })
        }
      }
    }
  }
  return { shifts, applications, ...writeHours(shifts, today, seed) }
}

/** How a shift stands that is not over, by how far away it is. */
function standing(from: number, block: number, i: number, random: Random): ShiftRow['status'] | 'left out' {
  const chance = random.int(0, 99)
  if (from <= 0) return from === 0 && block === 2 && i === 0 && chance < 50 ? 'open' : 'confirmed'
  if (from <= 7) return chance < 72 ? 'confirmed' : chance < 82 ? 'assigned' : 'open'
  if (from <= 14) return chance < 45 ? 'confirmed' : chance < 75 ? 'open' : 'left out'
  return chance < 20 ? 'confirmed' : chance < 60 ? 'open' : 'left out'
}

/** The hours of what was worked: to the minute, a few much longer; those of the last two days wait. */
function writeHours(shifts: readonly ShiftRow[], today: string, seed: number) {
  const recent = addDays(today, -2)
  const worked = shifts.filter(({ status }) => status === 'done')
  const waiting = worked.filter(({ day }) => day >= recent)
  const returned = worked.findLast(({ day }) => day < recent)?.id
  const sheets = worked.map(({ id, user_id, day, start, end }): SheetRow => {
    const random = createRandom(`${seed}:hours:${id}`)
    const isLong = waiting.findIndex((one) => one.id === id) % 4 === 3
    const finished = Date.parse(end) + (isLong ? random.int(35, 48) : random.int(-4, 6)) * minute
    const submitted_at = iso(finished + random.int(10, 50) * minute)
    const status = id === returned ? 5 : day >= recent ? 1 : 4
    return {
      ...{ id, shift_id: id, user_id: user_id!, status },
      start: iso(Date.parse(start) - random.int(-3, 6) * minute),
      end: iso(finished),
      break_minutes: 30,
      supervisor: 'Paulette Grant',
      submitted_at,
      decided_at: status === 1 ? null : iso(Date.parse(submitted_at) + 2 * hour),
      decision_note: status === 5 ? 'The paper says that you left at 2:30 PM. Please check.' : '',
    }
  })
  const photos = sheets.map(({ id, submitted_at }): SheetPhotoRow => ({
    id,
    timesheet_id: id,
    stored_as: 'sample/card.jpg',
    created_at: submitted_at,
  }))
  return { sheets, photos }
}

const minute = 60_000
const hour = 60 * minute
const iso = (instant: number) => new Date(instant).toISOString()
const words = ['', 'I know the unit.', 'I can stay for the handover.', '']
