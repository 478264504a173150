/** A label as it leads what is said of its field in a line: a question stands by itself, any other label takes a colon. */
export const ledBy = (label: string): string => (/[?:.]$/.test(label) ? `${label} ` : `${label}: `)
