/** A file in the example of an upload. */
export const exampleFile = (name: string) => new File(['bytes'], name, { type: 'image/png' })
