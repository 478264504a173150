import { documentAddresses } from '@homecare/sdk/addresses'
import { pageTitles } from '@homecare/sdk/texts'
import { screensAt } from './routeRow'

const list = { screen: 'documents/DocumentsScreen', title: pageTitles.documents } as const
const one = { screen: 'documents/DocumentScreen' } as const
const staff = { title: pageTitles.staffDocuments } as const

/** Everybody's own documents, and what staff do with other people's. */
export const documentRoutes = screensAt(documentAddresses, {
  '/documents': list,
  '/mydocuments': list,
  '/documents/upload': { ...one, title: pageTitles.newDocument },
  '/documents/view/:docId': { ...one, title: pageTitles.document },
  '/documents/edit/:docId': { ...one, title: pageTitles.document, fixed: { mode: 'edit' } },
  '/staff/documents': { screen: 'documents/StaffDocumentsScreen', ...staff },
  '/staff/documents/:userId': { screen: 'documents/StaffPersonScreen', ...staff },
})
