import { addDays } from '../ground/days.ts'
import type { ConnectionRow, WageRateRow } from '../rows/familyRows.ts'
import { FIRST_CAREGIVER_ID, FIRST_FAMILY_ID } from '../ground/accounts.ts'

/**
 * What is paid in the connections of a family that has hired: from the first day on what the connection says. Carol has paid
 * Marisol less at first, and has set a rise for Denise that lies ahead.
 */
export function writeWageRates(connections: readonly ConnectionRow[], today: string): WageRateRow[] {
  return connections
    .filter(({ hire_stage }) => hire_stage === 3)
    .flatMap((connection) => {
      const { provider_hourly_rate: now, start_date, family_id, caregiver_id } = connection
      const from = start_date ?? today
      const carols = family_id === FIRST_FAMILY_ID
      if (carols && caregiver_id === FIRST_CAREGIVER_ID) {
        const raised = addDays(from, 46)
        return [rate(connection, now - 100, from, raised), rate(connection, now, raised)]
      }
      if (carols && connection.end_date === null) {
        const ahead = addDays(today, 30)
        return [rate(connection, now, from, ahead), rate(connection, now + 150, ahead)]
      }
      return [rate(connection, now, from)]
    })
}

/** A regular rate by the hour, from a day on and until another. */
function rate(
  { id, family_id, created_at }: ConnectionRow,
  amount_cents: number,
  from: string,
  until = '',
): WageRateRow {
  return {
    ...{ connection_id: id, pay_type: 1, unit: 1, name: '', amount_cents },
    valid: `[${from},${until})`,
    created_by: family_id,
    created_at,
  }
}
