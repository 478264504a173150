/** So begins the name of what a visitor leaves on the device for the account that they open. */
export const visitorPrefix = 'homecare.visitor.'
