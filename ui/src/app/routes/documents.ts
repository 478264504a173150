import { pageTitles } from '@homecare/sdk/texts'
import type { RouteRow } from './routeRow'

const list = { screen: 'documents/DocumentsScreen', title: pageTitles.documents, who: 'signedIn' } as const
const one = { screen: 'documents/DocumentScreen', who: 'signedIn' } as const
const staff = { title: pageTitles.staffDocuments, who: ['staff'] } as const

/** Everybody's own documents, and what staff do with other people's. */
export const documentRoutes: readonly RouteRow[] = [
  { path: '/documents', ...list },
  { path: '/mydocuments', ...list },
  { path: '/documents/upload', ...one, title: pageTitles.newDocument },
  { path: '/documents/view/:docId', ...one, title: pageTitles.document },
  { path: '/documents/edit/:docId', ...one, title: pageTitles.document, fixed: { mode: 'edit' } },
  { path: '/staff/documents', screen: 'documents/StaffDocumentsScreen', ...staff },
  { path: '/staff/documents/:userId', screen: 'documents/StaffPersonScreen', ...staff },
]
