/** Where a registration goes on; its steps lie below it. */
export const registerPath = '/register-caregiver'
