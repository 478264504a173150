import { careplanAddresses } from '@homecare/sdk/addresses'
import { pageTitles } from '@homecare/sdk/texts'
import { screensAt } from './routeRow'

/** The care plans, and the people around the person. */
export const careplanRoutes = screensAt(careplanAddresses, {
  '/careplan': { screen: 'careplans/PlansScreen', title: pageTitles.carePlan, fixed: { only: '1' } },
  '/careplan/plans': { screen: 'careplans/PlansScreen', title: pageTitles.carePlans },
  '/careplan/connection/:planId': { screen: 'careplans/PlanScreen', title: pageTitles.carePlan },
  '/careplan/connection/:planId/tasks': {
    screen: 'careplans/tasks/TasksScreen',
    title: pageTitles.planTasks,
  },
  '/careplan/connection/:planId/tasks/:taskId': {
    screen: 'careplans/tasks/TaskScreen',
    title: pageTitles.planTask,
  },
  '/careplan/connection/:planId/tasks/:taskId/edit': {
    screen: 'careplans/tasks/TaskEditScreen',
    title: pageTitles.planTaskEdit,
  },
  '/careplan/connection/:planId/add-task': {
    screen: 'careplans/tasks/AddTaskScreen',
    title: pageTitles.planTaskAdd,
  },
  '/careplan/connection/:planId/permissions': {
    screen: 'careplans/people/PermissionsScreen',
    title: pageTitles.planPermissions,
  },
  '/careplan/connection/:planId/notes/:noteId': {
    screen: 'careplans/notes/NoteScreen',
    title: pageTitles.planNote,
  },
  '/careplan/connection/:planId/seen': {
    screen: 'careplans/people/SeenScreen',
    title: pageTitles.planSeen,
  },
  '/careplan/connection/:planId/clockio': {
    screen: 'careplans/clock/PlanClockScreen',
    title: pageTitles.planClock,
  },
  '/careplan/connection/:planId/clockio/tutorial': {
    screen: 'careplans/clock/ClockTutorialScreen',
    title: pageTitles.planClockTutorial,
  },
  '/careplan/connection/:planId/clockio/:clockId': {
    screen: 'careplans/clock/ClockRecordScreen',
    title: pageTitles.planClockRecord,
  },
  '/carecommunity': { screen: 'careplans/people/CommunityScreen', title: pageTitles.careCommunity },
  '/carecommunity/join/:token': { screen: 'careplans/people/JoinScreen', title: pageTitles.planJoin },
})
