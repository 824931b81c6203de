/** What pages and the service worker say to each other. */
export const WORKER_PATH = '/sw.js'
export const OFFLINE_PAGE = '/offline'
/** Sent by a page when the student has asked for the new version. */
export const ACTIVATE_MESSAGE = 'activate'
