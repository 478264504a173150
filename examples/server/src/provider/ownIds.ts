const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Whether a number can be one of ours, as a key by which the provider was asked: others ask it too. */
export const isOwnId = (id: string | null): id is string => id !== null && uuid.test(id)
