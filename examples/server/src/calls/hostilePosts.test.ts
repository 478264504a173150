import { testPlaces } from '../testing/hostilePlaces.ts'

await testPlaces(({ method }) => method === 'POST')
