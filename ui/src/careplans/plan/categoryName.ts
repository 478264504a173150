import type { TaskCategory } from '@homecare/sdk/careplans'
import { assistance } from '@homecare/sdk/caregivers'
import type { Sayable } from '@homecare/sdk/kit'

/** What a group of tasks is called in the language of the page; the server says it in that of the account. */
export const categoryName = ({ id, name }: Pick<TaskCategory, 'id' | 'name'>): Sayable =>
  assistance.find(id)?.label ?? name
