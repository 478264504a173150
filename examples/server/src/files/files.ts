/** A stored file, or a part of it, to be streamed on; `size` is that of the whole. */
export interface StoredFile {
  readonly body: ReadableStream<Uint8Array>
  readonly size: number
  readonly type: string
}

/** Bytes of a file, the first and the last included. */
export interface FilePart {
  readonly first: number
  readonly last: number
}

/** Where uploads are kept. A name is `folder/…/file`, of letters, digits, dots, hyphens and underscores. */
export interface Files {
  put(name: string, content: Blob, type: string): Promise<void>
  /** null when there is no such file. Of a part it is that the file has these bytes. */
  get(name: string, part?: FilePart): Promise<StoredFile | null>
  /** Also when there is none. */
  remove(name: string): Promise<void>
  /** 'ok', or what is wrong. */
  health(): Promise<string>
}

/** The name itself, when it can be no way out of the store's folder. Throws a RangeError. */
export function safeName(name: string): string {
  const parts = name.split('/')
  if (parts.every((part) => /^[\w-][\w.-]*$/.test(part)) && name.length <= 300) return name
  throw new RangeError(`Not a file's name: ${name}`)
}
