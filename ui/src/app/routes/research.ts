import { researchAddresses } from '@homecare/sdk/addresses'
import { isStudyCode, researchSteps, type ParticipantStep } from '@homecare/sdk/research'
import {
  disclosureTexts,
  healthRecordTexts,
  postopTexts,
  researchStaffTexts,
  researchTexts,
} from '@homecare/sdk/texts'
import { screensAt } from './routeRow'

const where = ({ study = '' }: Readonly<Record<string, string>>) => isStudyCode(study)
const step = (id: ParticipantStep, screen: string) => ({
  screen,
  title: researchSteps.get(id).label,
  fixed: { step: id },
  where,
})
const text = (id: ParticipantStep) => step(id, 'research/StudyTextScreen')

/** Studies by their code, for those who take part and for their own staff; and access to health records. */
export const researchRoutes = screensAt(researchAddresses, {
  '/disclosure': { screen: 'research/DisclosureScreen', title: disclosureTexts.title },
  '/studies/:study': { screen: 'research/StudyScreen', title: researchTexts.study, where },
  '/studies/:study/welcome': text('welcome'),
  '/studies/:study/protection-privacy': text('protection-privacy'),
  '/studies/:study/data-sharing': text('data-sharing'),
  '/studies/:study/time-commitment': text('time-commitment'),
  '/studies/:study/data-use': text('data-use'),
  '/studies/:study/withdrawing': text('withdrawing'),
  '/studies/:study/register': step('register', 'research/StudyRegisterScreen'),
  '/studies/:study/adl-questions': step('adl-questions', 'research/StudyQuestionsScreen'),
  '/studies/:study/share-data': step('share-data', 'research/StudySharingScreen'),
  '/studies/:study/thank-you': step('thank-you', 'research/StudyThanksScreen'),
  '/studies/:study/login': {
    screen: 'research/StudyLoginScreen',
    title: researchStaffTexts.loginTitle,
    where,
  },
  '/studies/:study/search-patient': {
    screen: 'research/StudySearchScreen',
    title: researchStaffTexts.find,
    where,
  },
  '/studies/:study/search-results': {
    screen: 'research/StudyResultsScreen',
    title: researchStaffTexts.results,
    where,
  },
  '/studies/:study/log-encounter-info': {
    screen: 'research/StudyEncounterScreen',
    title: researchStaffTexts.encounter,
    where,
  },
  '/careprovider/enrollment': { screen: 'research/HealthRecordScreen', title: healthRecordTexts.title },
  '/careprovider/verify/:hash': {
    screen: 'research/HealthRecordLinkScreen',
    title: healthRecordTexts.verifyTitle,
  },
  '/postop/confirm-care/:token': { screen: 'research/PostopScreen', title: postopTexts.title },
})
