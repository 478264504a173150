/** Whether the browser bears an administrator's cookie: then our team is looking, as whom it may be. */
export const isAdminSession = (): boolean => /(?:^|;\s*)admin_session=1/.test(document.cookie)
