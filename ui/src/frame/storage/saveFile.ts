/** How long a browser may take to read what it saves, in milliseconds. */
const readMs = 60_000

/** Saves a text as a file of this name. A table begins with the mark by which spreadsheets know UTF-8. */
export function saveFile(name: string, type: 'text/csv' | 'application/json', text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([type === 'text/csv' ? `\uFEFF${text}` : text], { type }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), readMs)
}
