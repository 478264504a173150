import type { Routes } from '../calls/on.ts'
import { answerPlanAlerts } from './alerts/handlers.ts'
import { answerTaskCategories } from './categories.ts'
import { answerPlanClock } from './clockio/handlers.ts'
import { answerPlanDay } from './day.ts'
import { answerPlanHistory } from './reading/history.ts'
import { answerTaskMedia } from './media/handlers.ts'
import { answerPlanNotes } from './notes/handlers.ts'
import { answerPlanInvites } from './people/joining.ts'
import { answerPlanPeople } from './people/people.ts'
import { answerPlanPermissions } from './people/permissions.ts'
import { answerPlanSeals } from './people/seal.ts'
import { answerPlanSeen } from './seen/handlers.ts'
import { answerPlans } from './plans.ts'
import { answerAddedTasks } from './tasks/add.ts'
import { answerChangedTasks } from './tasks/change.ts'
import { answerLeases } from './tasks/lease.ts'
import { answerTasks } from './tasks/read.ts'
import { answerSettling } from './tasks/settle.ts'

/** The care plans: what is to be done for a person, shared by family and caregivers. */
export function answerCarePlans(routes: Routes): void {
  answerPlans(routes)
  answerPlanDay(routes)
  answerPlanClock(routes)
  answerTaskCategories(routes)
  answerTasks(routes)
  answerAddedTasks(routes)
  answerChangedTasks(routes)
  answerSettling(routes)
  answerLeases(routes)
  answerTaskMedia(routes)
  answerPlanAlerts(routes)
  answerPlanNotes(routes)
  answerPlanHistory(routes)
  answerPlanPermissions(routes)
  answerPlanPeople(routes)
  answerPlanInvites(routes)
  answerPlanSeals(routes)
  answerPlanSeen(routes)
}
