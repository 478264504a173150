/** Kinds of file by extension, case-insensitive: what icons and previews recognise. */
export const fileTypes = {
  image: ['jpeg', 'jpg', 'bmp', 'png', 'gif'],
  pdf: ['pdf'],
  txt: ['txt'],
  doc: ['xls', 'xlsx', 'doc', 'docx'],
} as const
export type FileType = keyof typeof fileTypes

/** What the document form takes, with jpeg and docx beside their shorter names. */
export const uploadTypes = {
  image: ['jpg', 'jpeg', 'png', 'gif'],
  video: ['mp4', 'mov'],
  document: ['pdf', 'doc', 'docx'],
} as const
export type UploadType = keyof typeof uploadTypes

/** The drawing on a document's row; jpeg counts as jpg. */
export const documentListIcons = ['png', 'gif', 'jpg', 'pdf', 'other'] as const
export type DocumentListIcon = (typeof documentListIcons)[number]

/** The kind of a file by the extension of its name, its address, or the bare extension of `doc_ext`; null for others. */
export function fileTypeOf(name: string): FileType | UploadType | null {
  return typeByExtension.get(extensionOf(name)) ?? null
}

/** Which drawing a document's row shows. */
export function documentIconOf(name: string): DocumentListIcon {
  const extension = extensionOf(name)
  const icon = extension === 'jpeg' ? 'jpg' : extension
  return documentListIcons.find((known) => known === icon) ?? 'other'
}

/**
 * Whether the document form takes a file by its name: of a kind that it takes, and with no second ending that would
 * make it look like another kind (`id.html.jpg`). The server judges the content besides.
 */
export function isUploadName(name: unknown): boolean {
  if (typeof name !== 'string') return false
  const [, ...endings] = name.toLowerCase().split('.')
  const last = endings.pop()
  return last !== undefined && uploadEndings.has(last) && !endings.some((one) => misleads(one, last))
}

/** The `accept` of the document form's file input. It only guides: the server judges the content. */
export const documentAccept = Object.values(uploadTypes)
  .flat()
  .map((extension) => `.${extension}`)
  .join(',')

const uploadEndings: ReadonlySet<string> = new Set(Object.values(uploadTypes).flat())

/** Endings of what a browser or a machine would run. */
const runnable: ReadonlySet<string> = new Set(
  'html htm xhtml svg xml js mjs php phtml asp aspx jsp exe com bat cmd msi scr sh ps1 vbs jar app apk dmg hta'.split(
    ' ',
  ),
)

const misleads = (ending: string, last: string) =>
  runnable.has(ending.trim()) || (ending.trim() !== last && typeByExtension.has(ending.trim()))

const typeByExtension: ReadonlyMap<string, FileType | UploadType> = new Map([
  ...typesIn(uploadTypes),
  ...typesIn(fileTypes),
])

function typesIn<T extends string>(types: Readonly<Record<T, readonly string[]>>): [string, T][] {
  return (Object.keys(types) as T[]).flatMap((type) =>
    types[type].map((extension): [string, T] => [extension, type]),
  )
}

/** The extension of a file's name or address in small letters; the whole of a name without a dot. */
export function extensionOf(name: string): string {
  if (typeof name !== 'string') return ''
  const path = /^(?:\/|https?:)/i.test(name) ? (name.split(/[?#]/, 1)[0] ?? '') : name
  return path.slice(path.lastIndexOf('.') + 1).toLowerCase()
}
