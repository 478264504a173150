/** A pattern of `like` by which words are found within others. A sign of patterns in them is looked for as itself. */
export const containing = (words: string): string => `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
