import { isApiDate } from './dates.js'

/** What keeps a day from being the birthday of somebody of an age. */
type BirthdayFault = 'noDay' | 'ahead' | 'tooYoung' | 'tooOld'

/** Whether somebody born on `day` has, on `today`, from `min` to `max` years: what keeps them from it, or null. Both are days. */
export function birthdayFault(
  day: unknown,
  today: string,
  { min, max }: { readonly min: number; readonly max: number },
): BirthdayFault | null {
  if (!isApiDate(day) || !isApiDate(today)) return 'noDay'
  const yearsAgo = (years: number) =>
    `${String(Math.max(0, Number(today.slice(0, 4)) - years)).padStart(4, '0')}${today.slice(4)}`
  if (day > today) return 'ahead'
  if (day > yearsAgo(min)) return 'tooYoung'
  return day < yearsAgo(max) ? 'tooOld' : null
}
