import { WeekHours } from '../caregivers/WeekHours'
import { WeekPrice } from '../caregivers/WeekPrice'

/** What a week with a caregiver costs, for as many hours as one looks for. */
export default function ProfileWeek({ rate }: { rate: number }) {
  if (!rate) return null
  return (
    <>
      <WeekPrice rate={rate} />
      <WeekHours median={null} plain />
    </>
  )
}
