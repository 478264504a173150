/** A login refused with this status is not reported. */
export const silentLoginStatus = 403

/** Where a person without a home of their own goes: the path, and the documents' name for it. */
export const homePagePath = '/'
/** The name under which the home page of visitors is counted. */
export const anonymousHomeName = 'main'

/** The support number until the brand or a partner gives another. */
export const defaultSupportPhone = '1-800-494-3106'
