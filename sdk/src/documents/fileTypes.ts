/** Kinds of file by extension, case-insensitive: what icons and previews recognise (D1 §3; D2 §3; D3 §3). */
export const fileTypes = {
  image: ['jpeg', 'jpg', 'bmp', 'png', 'gif'],
  pdf: ['pdf'],
  txt: ['txt'],
  doc: ['xls', 'xlsx', 'doc', 'docx'],
} as const
export type FileType = keyof typeof fileTypes

/** What the document form takes (D2 §3; D3 §5), with jpeg and docx beside their shorter names. */
export const uploadTypes = {
  image: ['jpg', 'jpeg', 'png', 'gif'],
  video: ['mp4', 'mov'],
  document: ['pdf', 'doc', 'docx'],
} as const
export type UploadType = keyof typeof uploadTypes

/** The drawing on a document's row (D2 §2); jpeg counts as jpg. */
export const documentListIcons = ['png', 'gif', 'jpg', 'pdf', 'other'] as const
export type DocumentListIcon = (typeof documentListIcons)[number]
