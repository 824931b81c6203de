/**
 * Under this key a page that is fetched and drawn ahead of its visit writes its path and takes it away again, for the storage
 * event of the page that leads to it. (Browsers hold back what such a page says on a BroadcastChannel.)
 */
export const PRERENDERED_KEY = 'prerendered'
